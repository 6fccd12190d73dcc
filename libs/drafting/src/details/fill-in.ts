import { changeContents } from '../model/contents.js';
import { NBSP } from '../format/digits.js';
import { formatFor } from '../format/index.js';
import {
  inBoth,
  isBilingual,
  type BilingualDocument,
  type BilingualRow,
  type ContractText,
  type Line,
} from '../model/bilingual.js';
import type { DraftDocument, Inline, Language, PlaceholderName, SignatureParty } from '../model/document.js';
import { asOneLine } from '../reading/text.js';
import { DETAILS, DETAIL_NAMES, NONE, type DetailName } from './vocabulary.js';

/** What somebody has filled in, by name: dates as `YYYY-MM-DD` or as they were typed, everything else as it shall stand. */
export type Details = Readonly<Partial<Record<DetailName, string>>>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const isDetail = (name: PlaceholderName): name is DetailName => name in DETAILS;

/**
 * The contract with these details in place of its gaps, wherever each stands. What is not given, and what is blank, stays a
 * gap. What a contract or both parties have none of has no line. In a contract in both languages each text has dates in its own.
 */
export function fillIn(contract: DraftDocument, details: Details): DraftDocument;
export function fillIn(contract: BilingualDocument, details: Details): BilingualDocument;
export function fillIn(contract: ContractText, details: Details): ContractText;
export function fillIn(contract: ContractText, details: Details): ContractText {
  return isBilingual(contract) ? fillBoth(contract, details) : fillOne(contract, details);
}

/** Of Lithuania, in groups of four. What is longer has no room on one line of the narrowest table, and breaks between its groups. */
const LONGEST_ACCOUNT = 24;

/** An account is read figure by figure: on one line. */
const accountOf = (given: string): string =>
  given.length > LONGEST_ACCOUNT ? given : given.replaceAll(' ', NBSP);

type TextOf = (name: PlaceholderName) => string | undefined;

function wordsFor(details: Details, language: Language): TextOf {
  const { date } = formatFor(language);
  return (name) => {
    const given = isDetail(name) ? asOneLine(details[name] ?? '') : undefined;
    if (!given || !isDetail(name)) return undefined;
    const { kind } = DETAILS[name];
    if (kind === 'iban') return accountOf(given);
    return kind === 'date' && ISO_DATE.test(given) ? date(given) : given;
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
  const { toFill, opening, parties } = document;
  const needed = {
    ...document,
    opening: opening.filter((line) => !line.some(isNone(textOf))),
    parties: { ...parties, rows: parties.rows.filter((row) => !isOfNobody(row, textOf)) },
  };
  return {
    ...changeContents(needed, filledWith(textOf)),
    toFill: { ...toFill, entries: toFill.entries.filter(({ name }) => textOf(name) === undefined) },
  };
}

function fillBoth(contract: BilingualDocument, details: Details): BilingualDocument {
  const { rows, signatures } = contract;
  const [left, right] = [fillOne(contract.left, details), fillOne(contract.right, details)];
  const [leftWords, rightWords] = [wordsFor(details, left.language), wordsFor(details, right.language)];
  const [fillLeft, fillRight] = [filledWith(leftWords), filledWith(rightWords)];
  const fillSigned = filledWith((name) => {
    const [one, other] = [leftWords(name), rightWords(name)];
    return one === undefined || other === undefined ? undefined : inBoth(one, other);
  });
  const side = ({ role, lines }: SignatureParty): SignatureParty => ({
    role,
    lines: lines.map((line) => ({ ...line, content: fillSigned(line.content) })),
  });
  const isNeeded = ({ kind, table, left }: BilingualRow): boolean =>
    table === 'parties'
      ? !isOfNobody(left, leftWords)
      : kind !== 'opening' || !left.flat().some(isNone(leftWords));
  const [provider, client] = signatures.parties;
  return {
    ...contract,
    left,
    right,
    rows: rows
      .filter(isNeeded)
      .map((row) => ({ ...row, left: row.left.map(fillLeft), right: row.right.map(fillRight) })),
    signatures: { ...signatures, parties: [side(provider), side(client)] },
  };
}

/** What a contract can do without; the days of signing are written by hand. */
const MAY_BE_NONE: ReadonlySet<PlaceholderName> = new Set(
  DETAIL_NAMES.filter((name) => !DETAILS[name].required && !name.endsWith('.signatureDate')),
);

const isNone =
  (textOf: TextOf) =>
  (part: Inline): boolean =>
    part.kind === 'placeholder' && MAY_BE_NONE.has(part.name) && textOf(part.name) === NONE;

/** A row of the table of the parties in which neither has anything. */
const isOfNobody = ([, ...cells]: readonly Line[], textOf: TextOf): boolean =>
  cells.flat().some(isNone(textOf)) &&
  cells.flat().every((part) => isNone(textOf)(part) || (part.kind === 'text' && part.text === NONE));

/**
 * These details, with none for what a contract can do without: in a file that somebody has begun to fill in, its gap would be a
 * label and nothing more. `isLeft` says which gaps stay all the same.
 */
export function withoutOptions(
  details: Details,
  isLeft: (name: PlaceholderName) => boolean = () => false,
): Details {
  const given = Object.entries(details).filter(([, text]) => text.trim() !== '');
  if (given.length === 0) return details;
  const none = [...MAY_BE_NONE].filter((name) => !isLeft(name)).map((name) => [name, NONE]);
  return Object.fromEntries([...none, ...given]);
}
