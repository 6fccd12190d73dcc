import type { Language } from '../model/document.js';
import { RULES_VERSION } from '../model/rules-version.js';
import type { WorkType } from '../terms/terms.js';
import { ABSENCES } from './absences/absences.js';
import { touchingPassage } from './concepts/touching.js';
import { CONCEPTS } from './concepts/catalogue/index.js';
import { topicOf } from './concepts/names.js';
import { burdens } from './concepts/negation.js';
import { readConcepts, type Concepts, type Readings } from './concepts/read-concepts.js';
import { evidence, finding, gravestFirst } from './finding.js';
import { missingId } from './finding-text.js';
import { hasInstructionsToAi, isUnfilled } from './gaps.js';
import { industryOf, industryText } from './industries.js';
import { contractKind, type KnownOfText } from './kinds/contract-kind.js';
import { expectedIn, isAboutWork } from './kinds/expected.js';
import { isPricedBelow } from './priced-below.js';
import { readContract, turnedRound, type ReadContract } from './read-contract.js';
import type { CheckReport, ContractKind, Finding, Findings } from './report.js';
import { sentences, type Sentence } from './segment.js';
import { isEmpty, soundsLikeContract } from './sounds-like-contract.js';
import { textLanguage } from './text-language.js';
import { hasPlaceToSign } from './typed/place-to-sign.js';
import { isWithoutTotal } from './without-total.js';

/**
 * What is one-sided, vague, risky or missing for a freelancer in somebody else's contract. `language` is that of the findings;
 * the language of the text is found out. The same text always gives the same report.
 */
export function check(text: string, { language }: { readonly language: Language }): CheckReport {
  const written = isEmpty(text) ? 'none' : textLanguage(text);
  const report = {
    isUnfilled: isUnfilled(text),
    hasInstructionsToAi: hasInstructionsToAi(text),
    rulesVersion: RULES_VERSION,
  };
  if (written !== 'en' && written !== 'lt')
    return { ...report, ...NO_CONTRACT, document: isEmpty(text) ? 'empty' : REFUSED[written] };
  const { contract, readings, concepts, known } = knownOf(text, written);
  const told = contractKind(text, known);
  if (told === undefined)
    return { ...report, ...NO_CONTRACT, document: 'not-a-contract', textLanguage: written };
  const { kind, isCertain: isKindCertain } = told;
  const asked = { kind, isKindCertain, language };
  const { parties, isCertain } = contract;
  return {
    ...report,
    document: 'contract',
    kind,
    isKindCertain,
    textLanguage: written,
    ...findingsIn(contract, concepts, asked),
    parties: parties.map((party) => ({ ...party, isCertain })),
    otherSide: parties.length < 2 ? undefined : otherSide(contract, { readings, concepts }, asked),
    ...(isAboutWork(kind) ? usualIn(industryOf(text), language) : NO_INDUSTRY),
  };
}

/** A contract with what it is found to have for the one who works. */
export interface ReadFindings {
  readonly contract: ReadContract;
  readonly kind: ContractKind;
  readonly findings: readonly Finding[];
  /** By the id of a finding that says that a topic is missing: the passages by which the topic is not. */
  readonly carriers: ReadonlyMap<string, readonly Sentence[]>;
}

interface Read {
  /** Of the text. */
  readonly written: Language;
  readonly language: Language;
  /** Of sentences that it shares with another text they are not made again. */
  readonly readings: Readings;
  /** What is looked for, where another version of the text has told it. */
  readonly as?: ContractKind | undefined;
}

/** What a contract is found to have for the one who works; undefined for what is none. */
export function readFindings(
  text: string,
  { written, language, readings, as }: Read,
): ReadFindings | undefined {
  const { contract, concepts, known } = knownOf(text, written, readings);
  const told = contractKind(text, known);
  if (told === undefined) return undefined;
  const { isCertain: isKindCertain } = told;
  const kind = as ?? told.kind;
  const { findings } = findingsIn(contract, concepts, { kind, isKindCertain, language });
  return { contract, kind, findings, carriers: carriersIn(contract, concepts) };
}

/** What regulates a topic most likely, what is blamed about it, and what touches it. */
const carriersIn = ({ sentences }: ReadContract, { traps, presence }: Concepts): ReadFindings['carriers'] =>
  new Map(
    [...presence].map(([topic, { likeliest }]) => [
      missingId(topic),
      [
        likeliest,
        touchingPassage(topic, sentences),
        ...traps.flatMap(({ defect, sentence }) => (topicOf(defect) === topic ? sentence : [])),
      ].filter((sentence) => sentence !== undefined),
    ]),
  );

/** The findings alone; none where it is no contract. */
export const findingsFor = (text: string, read: Read): readonly Finding[] =>
  readFindings(text, read)?.findings ?? [];

/** What is usual in a line of work says nothing of a contract that is not about any. */
const NO_INDUSTRY = {
  industry: undefined,
  industryConsiderations: [],
  bestPractices: [],
  commonPitfalls: [],
} as const;

function usualIn(type: WorkType, language: Language) {
  const { name, considerations, bestPractices, commonPitfalls } = industryText(type, language);
  return { industry: { type, name }, industryConsiderations: considerations, bestPractices, commonPitfalls };
}

/** What is read of a text before it is known what it is. */
export function knownOf(text: string, language: Language, readings: Readings = new Map()) {
  const contract = readContract(text, { language });
  const concepts = readConcepts(contract, readings);
  const known: KnownOfText = {
    language,
    isContract: soundsLikeContract(text, sentences(text)),
    topics: new Set([...concepts.presence].filter(([, { isSure }]) => isSure).map(([topic]) => topic)),
    sides: contract.parties.length,
  };
  return { contract, readings, concepts, known };
}

const REFUSED = { none: 'not-a-contract', other: 'other-language' } as const;
const NO_CONTRACT = {
  kind: undefined,
  isKindCertain: false,
  textLanguage: undefined,
  findings: [],
  toLookFor: [],
  parties: [],
  otherSide: undefined,
  ...NO_INDUSTRY,
} as const;

interface Asked {
  readonly kind: ContractKind;
  readonly isKindCertain: boolean;
  readonly language: Language;
}

/**
 * The same contract for the party that pays. The reader knows what hurts whoever works, so of what it says then only that counts which it
 * does not say of the same words for the one who works, and that is asked of the payer or left to the other; and what a contract should have is asked for that one alone. Where it is not certain who
 * is who, the other may be the one who works: then everything does.
 */
function otherSide(
  contract: ReadContract,
  first: { readings: Readings; concepts: Concepts },
  asked: Asked,
): Findings {
  const turned = turnedRound(contract);
  const concepts = readConcepts(turned, first.readings);
  if (!contract.isCertain) return findingsIn(turned, concepts, asked);
  const key = ({ defect, sentence }: Concepts['traps'][number]): string =>
    `${topicOf(defect)} ${sentence.start}`;
  const ofFirst = new Set(first.concepts.traps.map(key));
  const traps = concepts.traps.filter((trap) => burdens(trap.sentence.plain) && !ofFirst.has(key(trap)));
  const { findings } = findingsIn(turned, { ...concepts, traps }, asked);
  return { findings: findings.filter(({ evidence }) => evidence !== undefined), toLookFor: [] };
}

/** No price is named, or in another paper. */
const OF_NO_PRICE: ReadonlySet<string> = new Set(['fees.no-amount', 'fees.elsewhere']);

function findingsIn(contract: ReadContract, concepts: Concepts, asked: Asked): Findings {
  const { isBlamed } = expectedIn(asked.kind);
  const traps = concepts.traps.flatMap(({ defect, sentence }) => {
    const concept = CONCEPTS[defect];
    const isPriced = OF_NO_PRICE.has(defect) && isPricedBelow(contract, sentence);
    return concept === undefined || !isBlamed(topicOf(defect)) || isPriced
      ? []
      : [finding(defect, concept, asked, evidence(contract.text, sentence))];
  });
  const { missing, toLookFor } = absences(contract, concepts, asked);
  return { findings: gravestFirst([...traps, ...missing]), toLookFor: gravestFirst(toLookFor) };
}

/** A paper of which it is not certain that it is about work lacks so much at most where it is: a lease lacks nearly all of it. */
const MOST_MISSING_IN_DOUBT = 10;

/**
 * What of a contract of this kind is not there: nowhere for certain, or nowhere that was found. Never what a finding quotes, and
 * nothing for certain where the kind is not and much is missing.
 */
function absences(
  contract: ReadContract,
  { traps, presence }: Concepts,
  asked: Asked,
): { readonly missing: Finding[]; readonly toLookFor: Finding[] } {
  const touched = new Set(traps.map(({ defect }) => topicOf(defect)));
  const absent = expectedIn(asked.kind).topics.flatMap((topic) => {
    const concept = ABSENCES[topic];
    const { state, nearest } = presence.get(topic) ?? { state: 'missing', nearest: undefined };
    if (concept === undefined || state === 'there' || touched.has(topic) || isSeen(topic, contract))
      return [];
    const isMissing = state === 'missing' && touchingPassage(topic, contract.sentences) === undefined;
    return [{ id: missingId(topic), concept, nearest, isMissing }];
  });
  const isCertain =
    asked.isKindCertain || absent.filter(({ isMissing }) => isMissing).length <= MOST_MISSING_IN_DOUBT;
  const missing = absent.filter(({ isMissing }) => isMissing && isCertain);
  return {
    missing: missing.map(({ id, concept }) => finding(id, concept, asked)),
    toLookFor: absent
      .filter((each) => !missing.includes(each))
      .map(({ id, concept, nearest }) =>
        finding(id, concept, asked, nearest && evidence(contract.text, nearest)),
      ),
  };
}

/** What is no wording: who the parties are, where they sign, and what there is nothing to ask for. */
const isSeen = (topic: string, contract: ReadContract): boolean =>
  (topic === 'parties' && contract.parties.length === 2) ||
  (topic === 'signatures' && hasPlaceToSign(contract)) ||
  (topic === 'deposit' && isWithoutTotal(contract)) ||
  (topic === 'data-protection' && !TOUCHES_PERSONAL_DATA.test(contract.text));

const TOUCHES_PERSONAL_DATA =
  /personal (?:data|information)|customer (?:data|list|database|records)|(?:patient|employee|user|subscriber|member)s?’?'? (?:data|records|list)|newsletter|mailing list|asmens duomen|klientų (?:duomen|sąraš|baz)|(?:pacient|darbuotoj|naudotoj|prenumerator|nari)ų (?:duomen|sąraš)|naujienlaišk/iu;
