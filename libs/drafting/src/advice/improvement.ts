import type { Language } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { isNo, isYes } from '../reading/text.js';
import { fill } from './fill.js';
import type { AdviceRule, Found } from './rule.js';
import { WORDED } from './rules/worded.js';
import { shortAnswerFor, withShortAnswer, type ShortAnswer } from './short-answer.js';
import { situationOf, type Situation } from './situation.js';
import { together } from './together.js';
import { suggestionText } from './topic-text.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];

function sayingThis(suggestion: string, situation: Situation): AdviceRule | undefined {
  return WORDED.find((rule) => {
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

function ruleFor({ id, suggestion }: Improvement, situation: Situation): AdviceRule | undefined {
  return WORDED.find((known) => known.id === id) ?? sayingThis(suggestion, situation);
}

/** As it was found when it was asked: another answer may speak of the same by now. */
const findingOf = (rule: AdviceRule | undefined, situation: Situation): Found | undefined =>
  rule?.find(situation) ?? rule?.find({ ...situation, described: '' });

function wordingOf(improvement: Improvement, situation: Situation, language: Language): string | undefined {
  const rule = ruleFor(improvement, situation);
  const found = findingOf(rule, situation);
  const template = rule?.texts[language].implementation;
  if (template === undefined || found === undefined) return undefined;
  return fill(template, found.facts ?? {}, language, 'contract') || undefined;
}

/** The sentence that is ready for an advice, by its id. */
export const wordingOfAdvice = (id: string, answers: Answers, language: Language): string | undefined =>
  wordingOf({ id, suggestion: '' }, situationOf(answers, language), language);

/** What is enough as an answer to a suggestion that asks for a sentence. */
export function shortAnswerTo(
  improvement: Improvement,
  answers: Answers,
  language: Language,
): { readonly figure: ShortAnswer | undefined; readonly isYesOrNo: boolean } {
  const situation = situationOf(answers, language);
  const rule = ruleFor(improvement, situation);
  const facts = findingOf(rule, situation)?.facts;
  return {
    figure: rule?.figure && shortAnswerFor(facts?.[rule.figure.fact]),
    isYesOrNo: rule?.texts[language].no !== undefined,
  };
}

/**
 * The sentence that is ready for a suggestion, with a short answer to its question in it: a figure of the kind that the question
 * asks for, how often where that is asked, or yes or no where that is the question. Undefined for any other answer: it is not for us to say what it means.
 */
export function wordingWithShortAnswer(
  improvement: Improvement,
  own: string,
  answers: Answers,
  language: Language,
): string | undefined {
  const situation = situationOf(answers, language);
  const rule = ruleFor(improvement, situation);
  const found = findingOf(rule, situation);
  const { implementation, no } = rule?.texts[language] ?? {};
  if (rule === undefined || found === undefined || implementation === undefined) return undefined;
  const { facts = {} } = found;
  if (no !== undefined && isNo(own)) return fill(no, facts, language, 'contract');
  const answered =
    no !== undefined && isYes(own) ? facts : withShortAnswer(rule, facts, own.trim(), language);
  return answered && fill(implementation, answered, language, 'contract');
}

/** Wording for a suggestion that the user is about to approve, with the user's own answer to its question worked in. */
export function improvementText(
  improvement: Improvement,
  own: string,
  answers: Answers,
  language: Language,
): string {
  const situation = situationOf(answers, language);
  const worded = wordingWithShortAnswer(improvement, own, answers, language);
  if (worded !== undefined) return worded;
  const wording = wordingOf(improvement, situation, language);
  return together(own, wording ?? suggestionText(improvement.suggestion, situation));
}
