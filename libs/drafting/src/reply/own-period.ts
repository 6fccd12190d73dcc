import { periodsIn, withFigures } from '../check/figures.js';
import type { Sentence } from '../check/segment.js';
import { words } from '../check/whole-words.js';
import type { Change } from './counter.js';
import type { FigureSpec } from './say.js';

const MONTHS_A_YEAR = 12;
/** What the period is counted from. */
const FROM_THE_END = words(
  'after',
  'following',
  'post',
  'from (?:the )?(?:end|termination|expir\\p{L}*)',
  'po',
  'nuo (?:\\p{L}+ ){0,3}(?:pabaigos|pasibaigimo|nutraukimo)',
);

/**
 * The figures of words that keep a period of the sentence in whose place they come, with that period as their number; undefined where
 * the sentence has none, more than one, or one that is longer than would be proposed.
 */
export function figuresKept(
  change: Change,
  { plain }: Sentence,
  figures: readonly FigureSpec[],
): readonly FigureSpec[] | undefined {
  if (change.kind !== 'rewrite' || change.keeps === undefined) return figures;
  if (!FROM_THE_END.test(plain)) return undefined;
  const periods = periodsIn(withFigures(plain));
  const [first, ...more] = periods.flatMap(({ unit, amount }) =>
    unit === 'months' || unit === 'years' ? [{ unit, amount }] : [],
  );
  const spec = figures.find(({ key }) => key === change.keeps);
  if (first === undefined || spec === undefined || periods.length > 1 || more.length > 0) return undefined;
  const scale = spec.unit === 'year' && first.unit === 'months' ? MONTHS_A_YEAR : 1;
  const [min, max] = [spec.min * scale, spec.max * scale];
  if (first.amount > max) return undefined;
  const own: FigureSpec = {
    key: spec.key,
    value: first.amount,
    min: Math.min(min, first.amount),
    max,
    unit: first.unit === 'months' ? 'month' : 'year',
  };
  return figures.map((each) => (each === spec ? own : each));
}
