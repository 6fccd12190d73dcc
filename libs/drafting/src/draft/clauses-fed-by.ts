import { clauseTexts } from '../model/clause-texts.js';
import { CLAUSES } from '../clauses/index.js';
import type { BlockOwner, ClauseId, DraftDocument } from '../model/document.js';
import { ANSWER_KEYS, OTHER_SUFFIX, type AnswerKey } from '../terms/answers.js';

/**
 * Where an answer is said in the first place, for those whose first clause of the catalogue only builds on it. A style is
 * said nowhere in particular.
 */
const MAIN: Readonly<Partial<Record<AnswerKey, readonly ClauseId[]>>> = {
  freelance_type: ['scope'],
  deliverables: ['scope'],
  final_deadline: ['timeline'],
  revision_rounds: ['revisions'],
  milestones: ['timeline', 'fees'],
  provider_type: ['parties'],
  provider_country: ['parties'],
  contract_style: [],
  subcontracting: ['subcontracting'],
  payment_structure: ['fees'],
  payment_amount: ['fees'],
  currency: ['fees'],
  deposit_percent: ['deposit'],
  liability_cap: ['liability-cap'],
  governing_law: ['governing-law'],
  optional_clauses: [
    'insurance',
    'non-solicitation',
    'exclusivity',
    'liquidated-damages',
    'publicity',
    'site-rules',
    'audit',
  ],
};

/**
 * The clauses that an answer or its free text chooses or fills, the one that says it in the first place before those that
 * build on it; for a key that the library does not know, the place of its answer among the further terms.
 */
export function clausesFedBy(key: string): BlockOwner[] {
  const fed = inCatalogue(key);
  const main = mainClauses(key, fed);
  const isKnown = ANSWER_KEYS.some((each) => each === answerOf(key));
  return isKnown ? [...main, ...fed.filter((id) => !main.includes(id))] : [`further:${answerOf(key)}`];
}

/**
 * The clause of this contract to look at while a question has the focus: of those that the answer feeds, the first whose
 * words are other ones than `before`, else the one that says the answer in the first place. Undefined when there is none.
 */
export function shownClause(
  key: string,
  document: DraftDocument,
  before: DraftDocument = document,
): BlockOwner | undefined {
  const said = clauseTexts(document);
  const further: BlockOwner = `further:${answerOf(key)}`;
  const main = [...mainClauses(key, inCatalogue(key)), further].find((id) => said.has(id));
  if (before === document) return main;
  const saidBefore = clauseTexts(before);
  return clausesFedBy(key).find((id) => said.has(id) && said.get(id) !== saidBefore.get(id)) ?? main;
}

const answerOf = (key: string): string =>
  key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key;

const inCatalogue = (key: string): ClauseId[] =>
  CLAUSES.filter(({ variables }) => variables.some((variable) => variable === answerOf(key))).map(
    ({ id }) => id,
  );

function mainClauses(key: string, fed: readonly ClauseId[]): readonly ClauseId[] {
  const known = ANSWER_KEYS.find((each) => each === answerOf(key));
  return (known && MAIN[known]) ?? fed.slice(0, 1);
}
