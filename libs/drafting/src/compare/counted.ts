import { periodsIn, withFigures } from '../check/figures.js';
import { durations, money, shares } from '../check/measures.js';
import { currencyOf, type DealValue } from '../deal/values.js';
import { isNumberInWords, valueOf, type Token } from './tokens.js';

/** What stands before a figure and behind it, within which it is said what it counts. */
const BEFORE = 24;
const BEHIND = 64;

/**
 * What a figure counts, read from the words around it: "14" of "within 14 (fourteen) working days"; undefined where the figure says no
 * period, sum or share, or where others stand between.
 */
export function countedBy(figures: readonly Token[], text: string): DealValue | undefined {
  const [first, ...others] = figures;
  if (first === undefined) return undefined;
  const spelled = isNumberInWords(text.slice(first.start, figures.at(-1)?.end))
    ? periodAt(first.start, text)
    : undefined;
  if (spelled !== undefined) return spelled;
  const amount = Number(valueOf(first));
  if (!Number.isFinite(amount) || others.some((each) => Number(valueOf(each)) !== amount)) return undefined;
  const from = Math.max(0, first.start - BEFORE);
  /* „Dešimt tūkstančių (10 000) eurų“. */
  const behind = text.slice(first.end, first.end + BEHIND).replace(/^\s?\)/u, '');
  const words = `${text.slice(from, first.end)}${behind}`.toLowerCase().replaceAll(/\s/gu, ' ');
  const at = first.start - from;
  /* „30 (trisdešimt) dienų“ is found where it begins, which is before the token or at it. */
  const isIt = (said: { readonly index: number }, value: number): boolean =>
    value === amount && said.index <= at && words.slice(said.index, at).length < BEFORE;
  const period = durations(words).findLast((each) => isIt(each, each.amount));
  if (period !== undefined) return { kind: 'period', amount, unit: period.unit };
  const share = shares(words).findLast((each) => isIt(each, each.percent));
  if (share !== undefined) return { kind: 'percent', percent: amount };
  const sum = money(words).findLast((each) => isIt(each, each.amount));
  return sum && { kind: 'money', amount, currency: currencyOf(sum) };
}

/** "One hundred and twenty days": a period whose number is spelled out. */
function periodAt(start: number, text: string): DealValue | undefined {
  const words = withFigures(
    text
      .slice(start, start + BEHIND)
      .toLowerCase()
      .replaceAll(/\s/gu, ' '),
  );
  const period = periodsIn(words).find(({ index }) => index === 0);
  return period && { kind: 'period', amount: period.amount, unit: period.unit };
}
