import type { Unit } from '../format/index.js';
import type { Language } from '../model.js';
import { ANSWER_KEYS, type AnswerKey, type Answers } from '../questions/keys.js';
import { fill, type Fact, type Facts } from './fill.js';
import type { AdviceRule } from './rule.js';
import { ADVICE } from './rules.js';
import { situationOf, type Situation } from './situation.js';
import { together } from './together.js';
import { suggestionText } from './topic-text.js';

/** How the suggestions begin that only say that an answer is missing (R-SUM-10). */
const MISSING = 'missing:';
const LANGUAGES: readonly Language[] = ['en', 'lt'];
const BARE_NUMBER = /^\D{0,3}(\d{1,3})\D{0,3}$/u;
/** An answer that is a number and what it counts, and of what it may count. */
const COUNTED: readonly (readonly [answer: RegExp, counts: (unit: Unit) => boolean])[] = [
  [/^(?:\p{L}+\s)?(\d{1,3})\s?(?:\p{L}+\s)?(?:days?|dien\p{L}*|d\.)\.?$/iu, (unit) => unit.endsWith('day')],
  [/^(?:\p{L}+\s)?(\d{1,3})\s?(?:weeks?|savai\p{L}+)\.?$/iu, (unit) => unit === 'week'],
  [BARE_NUMBER, () => true],
];
const PERCENT = /^(?:\p{L}+\s)?(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent|proc\p{L}*)\.?$/iu;

/** The questions of the wizard that an advice asks, by its id; none where it adds a sentence, or where there is no such advice. */
export function fieldsAskedBy(id: string): readonly AnswerKey[] {
  const missing = ANSWER_KEYS.filter((key) => id === `${MISSING}${key}`);
  return missing.length > 0 ? missing : (ADVICE.find((rule) => rule.id === id)?.asks ?? []);
}

/** The facts with the answered number in the place of the usual one; undefined when the answer is none that they count. */
function adapted(facts: Facts, own: string): Facts | undefined {
  const entries = Object.entries(facts);
  const [, share] = PERCENT.exec(own) ?? [];
  if (share !== undefined) {
    const name = entries.find(([, { kind }]) => kind === 'percent')?.[0];
    const value = Number(share.replace(',', '.'));
    return name === undefined ? undefined : { ...facts, [name]: { kind: 'percent', value } };
  }
  const counts = entries.flatMap(([name, fact]) => (fact.kind === 'count' ? [{ name, fact }] : []));
  for (const [answer, isCounted] of COUNTED) {
    const [, digits] = answer.exec(own) ?? [];
    const found = counts.find(({ fact }) => isCounted(fact.unit));
    if (digits === undefined || found === undefined) continue;
    const fact: Fact = { ...found.fact, n: Number(digits) };
    return { ...facts, [found.name]: fact };
  }
  return undefined;
}

function sayingThis(suggestion: string, situation: Situation): AdviceRule | undefined {
  return ADVICE.find((rule) => {
    const found = rule.find(situation);
    return (
      found !== undefined &&
      LANGUAGES.some((language) =>
        suggestion.endsWith(fill(rule.texts[language].suggestion, found.facts ?? {}, language).slice(1)),
      )
    );
  });
}

interface Improvement {
  readonly id: string | null;
  readonly suggestion: string;
}

function wordingOf(
  { id, suggestion }: Improvement,
  situation: Situation,
  language: Language,
  facts: (usual: Facts) => Facts | undefined,
): string | undefined {
  const rule = ADVICE.find((known) => known.id === id) ?? sayingThis(suggestion, situation);
  const found = rule?.find(situation);
  const template = rule?.texts[language].implementation;
  const filled = found && facts(found.facts ?? {});
  if (template === undefined || filled === undefined) return undefined;
  return fill(template, filled, language, 'contract') || undefined;
}

/** The sentence that is ready for an advice, by its id. */
export const wordingOfAdvice = (id: string, answers: Answers, language: Language): string | undefined =>
  wordingOf({ id, suggestion: '' }, situationOf(answers, language), language, (facts) => facts);

/** The sentence that is ready for a suggestion, with the number that somebody answered in it; undefined for any other answer. */
export function wordingWithNumber(
  improvement: Improvement,
  own: string,
  answers: Answers,
  language: Language,
): string | undefined {
  return wordingOf(improvement, situationOf(answers, language), language, (facts) =>
    adapted(facts, own.trim()),
  );
}

/** Wording for a suggestion that the user is about to approve, with the user's own answer to its question worked in. */
export function improvementText(
  improvement: Improvement,
  own: string,
  answers: Answers,
  language: Language,
): string {
  const situation = situationOf(answers, language);
  const withNumber = wordingWithNumber(improvement, own, answers, language);
  if (withNumber !== undefined) return withNumber;
  const wording = wordingOf(improvement, situation, language, (facts) => facts);
  return together(own, wording ?? suggestionText(improvement.suggestion, situation));
}
