import { changeContents } from '../model/contents.js';
import { formatFor } from '../format/index.js';
import {
  inBoth,
  isBilingual,
  type BilingualDocument,
  type ContractText,
  type Line,
} from '../model/bilingual.js';
import type { DraftDocument, Language, PlaceholderName, SignatureParty } from '../model/document.js';
import { DETAILS, NONE, type DetailName } from './vocabulary.js';

/** What somebody has filled in, by name: dates as `YYYY-MM-DD` or as they were typed, everything else as it shall stand. */
export type Details = Readonly<Partial<Record<DetailName, string>>>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const isDetail = (name: PlaceholderName): name is DetailName => name in DETAILS;

/**
 * The contract with these details in place of its gaps, wherever each stands. What is not given, and what is blank, stays a
 * gap. A contract that has no number has no line for it. In a contract in both languages each text has dates in its own.
 */
export function fillIn(contract: DraftDocument, details: Details): DraftDocument;
export function fillIn(contract: BilingualDocument, details: Details): BilingualDocument;
export function fillIn(contract: ContractText, details: Details): ContractText;
export function fillIn(contract: ContractText, details: Details): ContractText {
  return isBilingual(contract) ? fillBoth(contract, details) : fillOne(contract, details);
}

type TextOf = (name: PlaceholderName) => string | undefined;

function wordsFor(details: Details, language: Language): TextOf {
  const { date } = formatFor(language);
  return (name) => {
    const given = isDetail(name) ? details[name]?.trim() : undefined;
    if (!given) return undefined;
    return isDetail(name) && DETAILS[name].kind === 'date' && ISO_DATE.test(given) ? date(given) : given;
  };
}

const filledWith =
  (textOf: TextOf) =>
  (content: Line): Line =>
    content.map((part) => {
      const text = part.kind === 'placeholder' ? textOf(part.name) : undefined;
      return text === undefined ? part : { kind: 'text', text };
    });

function fillOne(document: DraftDocument, details: Details): DraftDocument {
  const textOf = wordsFor(details, document.language);
  const opening =
    textOf('contract.number') === NONE
      ? document.opening.filter((line) => !isNumberLine(line))
      : document.opening;
  const { toFill } = document;
  return {
    ...changeContents({ ...document, opening }, filledWith(textOf)),
    toFill: { ...toFill, entries: toFill.entries.filter(({ name }) => textOf(name) === undefined) },
  };
}

function fillBoth(contract: BilingualDocument, details: Details): BilingualDocument {
  const { rows, signatures, prevails } = contract;
  const [left, right] = [fillOne(contract.left, details), fillOne(contract.right, details)];
  const [leftWords, rightWords] = [wordsFor(details, left.language), wordsFor(details, right.language)];
  const [fillLeft, fillRight] = [filledWith(leftWords), filledWith(rightWords)];
  const isNumbered = wordsFor(details, prevails)('contract.number') !== NONE;
  const fillSigned = filledWith((name) => {
    const [one, other] = [leftWords(name), rightWords(name)];
    return one === undefined || other === undefined ? undefined : inBoth(one, other);
  });
  const side = ({ role, lines }: SignatureParty): SignatureParty => ({
    role,
    lines: lines.map((line) => ({ ...line, content: fillSigned(line.content) })),
  });
  const [provider, client] = signatures.parties;
  return {
    ...contract,
    left,
    right,
    rows: rows
      .filter((row) => isNumbered || row.kind !== 'opening' || !row.left.some(isNumberLine))
      .map((row) => ({ ...row, left: row.left.map(fillLeft), right: row.right.map(fillRight) })),
    signatures: { ...signatures, parties: [side(provider), side(client)] },
  };
}

const isNumberLine = (line: Line): boolean =>
  line.some((part) => part.kind === 'placeholder' && part.name === 'contract.number');
