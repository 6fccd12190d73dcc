import type { Language } from '../model/document.js';
import { answersIn } from '../reading/second-texts.js';
import type { Answers } from '../terms/answers.js';
import { otherLanguage } from '../terms/second-keys.js';
import type { Addition } from '../writing/additions.js';
import { fill, type Facts } from './fill.js';
import type { AdviceRule } from './rule.js';
import { WORDED } from './rules/worded.js';
import { withShortAnswer } from './short-answer.js';
import { situationOf, type Situation } from './situation.js';

export type InBoth<T> = Readonly<Record<Language, T>>;

/** A wording of the rule set: the language that it was found in, and the same in the other. */
export interface FoundWording {
  readonly language: Language;
  readonly second: string;
}

/**
 * Finds texts that the rule set itself has written for an advice, whatever language they are in, and has them in the other.
 * Undefined for words of somebody's own: what those say in another language is not for us to tell.
 */
export function wordingFinder(answers: Answers, prevails: Language): FindWording {
  const situations = situationsIn(answers, prevails);
  return ({ id, text }) => {
    const rule = WORDED.find((known) => known.id === id);
    for (const language of [prevails, otherLanguage(prevails)]) {
      const other = otherLanguage(language);
      /* What was typed may stand in it in the language that it was typed in. */
      const second =
        rule &&
        (ofRule(rule, text, language, situations[language], situations[other]) ??
          ofRule(rule, text, language, situations[other], situations[other]));
      if (second !== undefined) return { language, second };
    }
    return undefined;
  };
}
export type FindWording = (addition: Pick<Addition, 'id' | 'text'>) => FoundWording | undefined;

/** The contract as either of its texts has it. */
export function situationsIn(answers: Answers, prevails: Language): InBoth<Situation> {
  const of = (language: Language) => situationOf(answersIn(answers, language, prevails), language);
  return { en: of('en'), lt: of('lt') };
}

/** As it was found when it was asked: another answer may speak of the same by now. */
function factsOf(rule: AdviceRule, situation: Situation): Facts | undefined {
  const found = rule.find(situation) ?? rule.find({ ...situation, described: '' });
  return found && (found.facts ?? {});
}

/** Stands for the figure while a template is compared with a text. */
const PLACE = '\uE000';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** "14 (keturiolika) darbo dienų" says its number twice. */
const WORDS_OF_NUMBER = /\s\([^)]*\)/u;

function ofRule(
  rule: AdviceRule,
  text: string,
  from: Language,
  found: Situation,
  other: Situation,
): string | undefined {
  const to = otherLanguage(from);
  const facts = factsOf(rule, found);
  const [written, wanted] = [rule.texts[from], rule.texts[to]];
  if (facts === undefined || written.implementation === undefined || wanted.implementation === undefined)
    return undefined;
  const inOther = factsOf(rule, other) ?? facts;
  if (fill(written.implementation, facts, from, 'contract') === text)
    return fill(wanted.implementation, inOther, to, 'contract');
  if (
    written.no !== undefined &&
    wanted.no !== undefined &&
    fill(written.no, facts, from, 'contract') === text
  )
    return fill(wanted.no, inOther, to, 'contract');
  const answered = answeredIn(rule, facts, text, from);
  const fact = rule.figure && answered?.[rule.figure.fact];
  if (rule.figure === undefined || fact === undefined) return undefined;
  return fill(wanted.implementation, { ...inOther, [rule.figure.fact]: fact }, to, 'contract');
}

/** The facts with the figure that stands in the text in the place of the one that was advised. */
function answeredIn(rule: AdviceRule, facts: Facts, text: string, language: Language): Facts | undefined {
  const { figure } = rule;
  const { implementation } = rule.texts[language];
  /* How often something happens is said in words, which are in one language. */
  if (figure === undefined || implementation === undefined || facts[figure.fact]?.kind === 'often')
    return undefined;
  const open = fill(
    implementation,
    { ...facts, [figure.fact]: { kind: 'text', text: PLACE } },
    language,
    'contract',
  );
  const [, said] = new RegExp(`^${escaped(open).replace(PLACE, '(.{1,60}?)')}$`, 'u').exec(text) ?? [];
  if (said === undefined) return undefined;
  const answered = withShortAnswer(rule, facts, said.replace(WORDS_OF_NUMBER, ''), language);
  return answered && fill(implementation, answered, language, 'contract') === text ? answered : undefined;
}
