import type { Addition } from '../writing/additions.js';
import type { Category, ClauseId, Language, RiskFactor } from '../model/document.js';
import { CLAUSE_IDS } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { fill } from './fill.js';
import { soundsRequired } from './required.js';
import type { AdviceRule, Found } from './rule.js';
import { ADVICE } from './rules/index.js';
import { situationOf } from './situation.js';
import type { Suggestion } from './suggestion.js';

export interface AnalyzeOptions {
  /** Of everything but the wording. */
  readonly language: Language;
  readonly contractLanguage: Language;
  /** What the user has approved before: it is not advised again. */
  readonly additions?: readonly Pick<Addition, 'id'>[] | undefined;
  /** Questions that these answers do not ask: nothing is advised that only they could say. */
  readonly notAsked?: readonly string[] | undefined;
}

const MOST_OF_A_CATEGORY = 8;
/** From here on a suggestion is one that the user should not leave out. */
export const GRAVE: RiskFactor = 4;
/** The gravest categories first (T-47). */
const WEIGHTS: readonly Category[] = ['essential', 'legal', 'risk', 'commercial', 'clarity'];
const IMPORTANT: Readonly<Record<Language, string>> = { en: 'Important', lt: 'Svarbu' };

const clauseOf = ({ id }: AdviceRule): ClauseId => {
  const [clause] = id.split('.');
  const known = CLAUSE_IDS.find((clauseId) => clauseId === clause);
  if (known === undefined) throw new Error(`The advice ${id} names no clause`);
  return known;
};

function suggestionOf(
  rule: AdviceRule,
  found: Found,
  { language, contractLanguage }: AnalyzeOptions,
): Omit<Suggestion, 'fields'> {
  const { facts = {}, riskFactor, change } = found;
  const { suggestion, why, question } = rule.texts[language];
  const isMarked = riskFactor >= GRAVE && rule.missingAnswer === undefined;
  const template = isMarked ? `${IMPORTANT[language]}. ${suggestion}` : suggestion;
  const wording = rule.texts[contractLanguage].implementation;
  return {
    id: rule.id,
    category: rule.category,
    suggestion: fill(template, facts, language),
    why: fill(why, facts, language),
    riskFactor,
    /* Judged by our own words: the user's, such as the name of the work, say nothing about it. */
    isRequired: rule.missingAnswer !== undefined || soundsRequired(template),
    question: fill(question, facts, language),
    clauseId: clauseOf(rule),
    ...(change === undefined ? {} : { change }),
    ...(wording === undefined ? {} : { implementation: fill(wording, facts, contractLanguage, 'contract') }),
  };
}

const byWeight = (a: Suggestion, b: Suggestion): number =>
  Number(b.isRequired) - Number(a.isRequired) ||
  WEIGHTS.indexOf(a.category) - WEIGHTS.indexOf(b.category) ||
  b.riskFactor - a.riskFactor;

/** What the answers alone tell would make this contract better, as `inOrder` puts it. */
export const analyze = (answers: Answers, options: AnalyzeOptions): Suggestion[] =>
  inOrder(advised(answers, options));

/** Approving one (its `change` in the answers, or its wording as an addition) makes it go away. */
export function advised(answers: Answers, options: AnalyzeOptions): Suggestion[] {
  const situation = situationOf(answers, options.contractLanguage);
  const approved = new Set(options.additions?.map(({ id }) => id));
  const notAsked = new Set<string>(options.notAsked);
  return ADVICE.filter(({ id }) => !approved.has(id)).flatMap((rule) => {
    const what = rule.find(situation);
    const asks = rule.asks?.filter((key) => !notAsked.has(key));
    const isInVain = rule.asks !== undefined && asks?.length === 0;
    if (what === undefined || isInVain || Object.keys(what.change ?? {}).some((key) => notAsked.has(key)))
      return [];
    return [{ ...suggestionOf(rule, what, options), fields: asks ?? [] }];
  });
}

/** Required suggestions first, then by the weight of their category, then the gravest; of each category those that one looks through. */
export function inOrder(suggestions: readonly Suggestion[]): Suggestion[] {
  const ordered = suggestions.toSorted(byWeight);
  return ordered.filter(
    ({ category }, at) =>
      ordered.slice(0, at).filter((other) => other.category === category).length < MOST_OF_A_CATEGORY,
  );
}
