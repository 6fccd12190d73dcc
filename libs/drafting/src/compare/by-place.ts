import { periodsIn, withFigures } from '../check/figures.js';
import { money, shares } from '../check/measures.js';
import type { DealValue } from '../deal/values.js';
import { lean } from '../reading/letters.js';
import type { Chunk } from './chunks.js';
import type { Token } from './tokens.js';

/** A value of mine and what is set in its place; one of the two where nothing stands there. */
export interface Setting {
  readonly mine?: DealValue;
  readonly theirs?: DealValue;
}

interface Versions<T> {
  readonly mine: T;
  readonly theirs: T;
}

/**
 * What of one term is set otherwise, each value with that which stands in its very place: a term may be there once for each party, and
 * their values are not to be mixed up. Where no more than one such figure is said nothing can be. `isSure` is false where something was left
 * out since nobody can say what it goes with. `said` are the passages in plain form.
 */
export function pairedByPlace(
  gone: readonly DealValue[],
  come: readonly DealValue[],
  chunks: readonly Chunk[],
  said: Versions<string>,
): { readonly sets: readonly Setting[]; readonly isSure: boolean } {
  const [one, other] = [gone[0], come[0]];
  const isAlone =
    gone.length <= 1 &&
    come.length <= 1 &&
    [one, other].every(
      (value) =>
        value === undefined || (figuresLike(value, said.mine) <= 1 && figuresLike(value, said.theirs) <= 1),
    );
  if (isAlone || gone.length === 0 || come.length === 0)
    return {
      sets: Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => setOf(gone[at], come[at])),
      isSure: true,
    };
  /* "Of the one 100, of the other 200" and "of the other 100, of the one 200": the same places, and not the same parties. */
  if (sidesIn(chunks, 'mine') !== sidesIn(chunks, 'theirs')) return { sets: [], isSure: false };
  const places = {
    mine: gone.map((value) => placesOf(value, chunks, 'mine')),
    theirs: come.map((value) => placesOf(value, chunks, 'theirs')),
  };
  const isOnly = (side: 'mine' | 'theirs', at: number): boolean =>
    places[side][at]?.length === 1 &&
    places[side].filter((others) => others.includes(places[side][at]?.[0] ?? -1)).length === 1;
  const placed = gone.flatMap((value, at) => {
    const place = places.mine[at]?.[0] ?? -1;
    const partner = places.theirs.findIndex(
      (others, index) => isOnly('theirs', index) && others[0] === place,
    );
    return isOnly('mine', at) && partner >= 0 ? [{ place, set: setOf(value, come[partner]) }] : [];
  });
  const sets = placed.sort((a, b) => a.place - b.place).map(({ set }) => set);
  return { sets, isSure: sets.length === gone.length && sets.length === come.length };
}

const sidesIn = (chunks: readonly Chunk[], side: 'mine' | 'theirs'): string =>
  chunks
    .flatMap((chunk) => chunk[side].filter(({ role }) => role === 'side').map(({ key }) => key))
    .join(' ');

const setOf = (mine: DealValue | undefined, theirs: DealValue | undefined): Setting => ({
  ...(mine !== undefined && { mine }),
  ...(theirs !== undefined && { theirs }),
});

/** How many sums, shares or periods a passage says, where the value is one. */
function figuresLike({ kind }: DealValue, plain: string): number {
  const words = withFigures(plain);
  const all =
    kind === 'money'
      ? money(words).map(({ amount, currency }) => `${amount} ${currency}`)
      : kind === 'percent'
        ? shares(words).map(({ percent }) => String(percent))
        : kind === 'period'
          ? periodsIn(words).map(({ amount, unit }) => `${amount} ${unit}`)
          : [];
  return new Set(all).size;
}

/** The changed words among which a value stands in one of the two versions. */
const placesOf = (value: DealValue, chunks: readonly Chunk[], side: 'mine' | 'theirs'): readonly number[] =>
  chunks.flatMap(({ isSame, [side]: tokens }, at) => (!isSame && isAmong(value, tokens) ? [at] : []));

/** The changed words by which a term is set otherwise; none where nobody can say. */
export function placesOfTerm({ mine, theirs }: Setting, chunks: readonly Chunk[]): readonly number[] {
  const [one, other] = [mine && placesOf(mine, chunks, 'mine'), theirs && placesOf(theirs, chunks, 'theirs')];
  return one === undefined ? (other ?? []) : one.filter((at) => other?.includes(at) !== false);
}

const NO_LIMIT = lean(/^(?:unlimited|uncapped|limitless|neribo\p{L}*)$/u);
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

function isAmong(value: DealValue, tokens: readonly Token[]): boolean {
  if (value.kind === 'choice')
    return value.choice === 'unlimited' && tokens.some(({ key }) => NO_LIMIT.test(key));
  const number = numberIn(value);
  return (
    figuresLike(value, wordsOf(tokens)) <= 1 &&
    withFigures(wordsOf(tokens))
      .split(' ')
      .some((word) => Number(word) === number)
  );
}

export function numberIn(value: DealValue): number {
  if (value.kind === 'money' || value.kind === 'period') return value.amount;
  if (value.kind === 'count') return value.count;
  return value.kind === 'percent' ? value.percent : NaN;
}
