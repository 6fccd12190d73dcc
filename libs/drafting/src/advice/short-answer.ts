import type { Language } from '../model/document.js';
import { readFigure } from '../reading/figure.js';
import type { Fact, Facts } from './fill.js';
import { howOften } from './how-often.js';
import type { AdviceRule } from './rule.js';

/** What a short answer to a question has to name. */
export type ShortAnswer = 'working-days' | 'concepts' | 'percent' | 'often';

const MOST: Readonly<Record<Exclude<ShortAnswer, 'often'>, number>> = {
  'working-days': 365,
  concepts: 100,
  percent: 100,
};
const DECIMALS = 2;
/** What may lead to a figure without changing what it means. */
const LEADING = /^(?:within|at|per)\s+/iu;
const UNIT = /[\p{L}\p{S}%]/u;
const CONCEPTS =
  /(?<=\d\s*)(?:concepts?|ideas?|options?|variants?|idėj(?:a|os|ų|as)|variant(?:as|ai|ų|us))$/iu;

export function shortAnswerFor(fact: Fact | undefined): ShortAnswer | undefined {
  if (fact?.kind === 'percent' || fact?.kind === 'often') return fact.kind;
  if (fact?.kind !== 'count') return undefined;
  if (fact.unit === 'concept') return 'concepts';
  return fact.unit === 'working-day' ? 'working-days' : undefined;
}

/** The number of "3 concepts" or "3". */
function bare(words: string): ReturnType<typeof readFigure> {
  const digits = words.replace(CONCEPTS, '');
  return UNIT.test(digits) ? undefined : readFigure(digits, 'times');
}

function figureIn(own: string, kind: Exclude<ShortAnswer, 'often'>, isOnly: boolean): number | undefined {
  const words = own.replace(LEADING, '');
  if (!isOnly && !UNIT.test(words)) return undefined;
  const { value = 0, decimals = 0 } = (kind === 'concepts' ? bare(words) : readFigure(words, kind)) ?? {};
  const isExact = decimals <= (kind === 'percent' ? DECIMALS : 0);
  return isExact && value > 0 && value <= MOST[kind] ? value : undefined;
}

/** The facts with the answer in the place that the question asks about; undefined for an answer of another kind. */
export function withShortAnswer(
  { figure }: AdviceRule,
  facts: Facts,
  own: string,
  language: Language,
): Facts | undefined {
  const fact = figure && facts[figure.fact];
  const kind = shortAnswerFor(fact);
  if (figure === undefined || fact === undefined || kind === undefined) return undefined;
  const answered = (found: Fact): Facts => ({ ...facts, [figure.fact]: found });
  if (kind === 'often') {
    const words = howOften(own, language);
    return words === undefined ? undefined : answered({ kind: 'often', words: { en: words, lt: words } });
  }
  const value = figureIn(own, kind, figure.isOnly === true);
  if (value === undefined) return undefined;
  return answered(fact.kind === 'count' ? { ...fact, n: value } : { kind: 'percent', value });
}
