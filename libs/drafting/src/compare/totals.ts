import { withFigures } from '../check/figures.js';
import { money } from '../check/measures.js';
import { words } from '../check/whole-words.js';
import type { Meaning, RiskChange } from './comparison.js';
import { TOTAL_OFF } from './risk-text.js';
import type { Said } from './turned.js';

const FACTOR = 3;
/** More things of one kind are no work for one contract. */
const MOST = 500;
const OF_ALL = words('total\\p{L}*|all|whole|overall|in sum|iš viso|bendr\\p{L}+|vis[aąos]s?');

/**
 * A price of one thing is another, and the sum for all of them, by a number that both versions name, is not. `said` is the passage, `whole`
 * all sentences of the versions.
 */
export function totalOff(
  meanings: readonly Meaning[],
  said: Said,
  whole: () => { readonly mine: readonly string[]; readonly theirs: readonly string[] },
): RiskChange[] {
  const prices = meanings.flatMap((meaning) =>
    (meaning.kind === 'fact' || meaning.kind === 'value') &&
    meaning.mine?.kind === 'money' &&
    meaning.theirs?.kind === 'money' &&
    meaning.mine.currency === meaning.theirs.currency
      ? [[meaning.mine.amount, meaning.theirs.amount] as const]
      : [],
  );
  if (prices.length !== 1) return [];
  const [[before, now] = [0, 0]] = prices;
  const { mine, theirs } = whole();
  const sums = {
    mine: sumsIn([said.mine, ...mine.filter((plain) => OF_ALL.test(plain))]),
    theirs: sumsIn(theirs),
  };
  const counts = (plain: readonly string[], count: number): boolean =>
    plain.some((each) => new RegExp(`(?<![\\d.,])${count}(?![\\d.,]*\\d)`, 'u').test(withFigures(each)));
  const isOff = [...sums.mine].some((total) => {
    const count = total / before;
    return (
      Number.isInteger(count) &&
      count > 1 &&
      count <= MOST &&
      sums.theirs.has(total) &&
      !sums.theirs.has(count * now) &&
      counts(mine, count) &&
      counts(theirs, count)
    );
  });
  return isOff ? [{ id: TOTAL_OFF, riskFactor: FACTOR, isNew: true }] : [];
}

const sumsIn = (sentences: readonly string[]): ReadonlySet<number> =>
  new Set(sentences.flatMap((plain) => money(withFigures(plain)).map(({ amount }) => amount)));
