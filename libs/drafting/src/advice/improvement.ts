import type { Language } from '../model.js';
import type { Answers } from '../questions/keys.js';
import { foundBefore } from './before-change.js';
import { fill, type Fact, type Facts } from './fill.js';
import type { AdviceRule } from './rule.js';
import { ADVICE } from './rules.js';
import { situationOf, type Situation } from './situation.js';
import { together } from './together.js';
import { suggestionText } from './topic-text.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];
const SHORT_ANSWER = 25;
const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent|proc)/iu;
const DAYS = /(\d{1,3})\s?(?:\p{L}+\s)?(?:days?|dien)/iu;
const NUMBER = /^\D{0,3}(\d{1,3})\D{0,3}$/u;

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** The number that the user answered takes the place of the usual one. */
function adapted(facts: Facts, own: string): Facts {
  const entries = Object.entries(facts);
  const replace = (name: string | undefined, fact: Fact): Facts =>
    name === undefined ? facts : { ...facts, [name]: fact };
  const share = numberIn(own, PERCENT);
  const percentName = entries.find(([, { kind }]) => kind === 'percent')?.[0];
  if (share !== undefined) return replace(percentName, { kind: 'percent', value: share });
  const n = numberIn(own, DAYS) ?? numberIn(own, NUMBER);
  const counts = entries.filter(([, { kind }]) => kind === 'count');
  const [name, fact] = counts.find(([known]) => known === 'usual') ?? counts[0] ?? [];
  return n === undefined || fact?.kind !== 'count' ? facts : replace(name, { ...fact, n });
}

const isOnlyNumber = (own: string): boolean =>
  own.length <= SHORT_ANSWER && (PERCENT.test(own) || DAYS.test(own) || NUMBER.test(own));

function sayingThis(suggestion: string, situation: Situation): AdviceRule | undefined {
  const isSame = (rule: AdviceRule): boolean => {
    const { facts = {} } = rule.find(situation) ?? {};
    return LANGUAGES.some((language) => {
      const { suggestion: template } = rule.texts[language];
      return (
        rule.find(situation) !== undefined && suggestion.endsWith(fill(template, facts, language).slice(1))
      );
    });
  };
  return ADVICE.find(isSame);
}

/** Wording for a suggestion that the user is about to approve, with the user's own answer to its question worked in. */
export function improvementText(
  { id, suggestion }: { readonly id: string | null; readonly suggestion: string },
  own: string,
  answers: Answers,
  language: Language,
): string {
  const situation = situationOf(answers, language);
  const rule = ADVICE.find((known) => known.id === id) ?? sayingThis(suggestion, situation);
  const found = rule?.find(situation) ?? (rule && foundBefore(rule, answers, language));
  if (rule === undefined || found === undefined) return together(own, suggestionText(suggestion, situation));
  /* The changed answer says it all: its words beside the user's own would be a second, perhaps another, rule. */
  if (found.change !== undefined && own !== '' && !isOnlyNumber(own)) return own;
  const { implementation } = rule.texts[language];
  const wording = fill(implementation, adapted(found.facts ?? {}, own), language, 'contract');
  if (wording === '') return together(own, suggestionText(suggestion, situation));
  return isOnlyNumber(own) ? wording : together(own, wording);
}
