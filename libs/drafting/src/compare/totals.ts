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

interface Figures {
  /** The sentences with number words as figures. */
  readonly sentences: readonly string[];
  /** The sums of those that say a total, and of all. */
  readonly totals: readonly number[];
  readonly sums: ReadonlySet<number>;
}

/** The sums of two versions; they are read when the first price is another, and once. */
export class Totals {
  private figures: Readonly<Record<'mine' | 'theirs', Figures>> | undefined;
  private readonly versions: Readonly<Record<'mine' | 'theirs', readonly string[]>>;

  /** `versions`: all sentences of both. */
  constructor(versions: Readonly<Record<'mine' | 'theirs', readonly string[]>>) {
    this.versions = versions;
  }

  /** A price of one thing is another, and the sum for all of them, by a number that both versions name, is not. `said` is the passage. */
  off(meanings: readonly Meaning[], said: Said): RiskChange[] {
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
    const { mine, theirs } = (this.figures ??= {
      mine: figuresOf(this.versions.mine),
      theirs: figuresOf(this.versions.theirs),
    });
    const counts = ({ sentences }: Figures, count: number): boolean => {
      const number = new RegExp(`(?<![\\d.,])${count}(?![\\d.,]*\\d)`, 'u');
      return sentences.some((each) => number.test(each));
    };
    const isOff = [...sumsIn(withFigures(said.mine)), ...mine.totals].some((total) => {
      const count = total / before;
      return (
        Number.isInteger(count) &&
        count > 1 &&
        count <= MOST &&
        theirs.sums.has(total) &&
        !theirs.sums.has(count * now) &&
        counts(mine, count) &&
        counts(theirs, count)
      );
    });
    return isOff ? [{ id: TOTAL_OFF, riskFactor: FACTOR, isNew: true }] : [];
  }
}

function figuresOf(plain: readonly string[]): Figures {
  const read = plain.map((each) => {
    const sentence = withFigures(each);
    return { sentence, sums: sumsIn(sentence), isOfAll: OF_ALL.test(each) };
  });
  return {
    sentences: read.map(({ sentence }) => sentence),
    totals: read.flatMap(({ sums, isOfAll }) => (isOfAll ? sums : [])),
    sums: new Set(read.flatMap(({ sums }) => sums)),
  };
}

const sumsIn = (plain: string): number[] => money(plain).map(({ amount }) => amount);
