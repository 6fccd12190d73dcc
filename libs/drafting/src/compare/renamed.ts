import { at, type Pair } from './align.js';
import { chunksOf } from './chunks.js';
import type { Token } from './tokens.js';
import type { Unit } from './units.js';
import { stemOf } from './words.js';

/** A defined word that has another name throughout. */
export interface Rename {
  /** As it is written first in either text. */
  readonly from: string;
  readonly to: string;
  /** In how many places. */
  readonly times: number;
  readonly mine: { readonly start: number; readonly end: number };
  readonly theirs: { readonly start: number; readonly end: number };
}

interface Renaming extends Rename {
  readonly fromStems: readonly string[];
  readonly toStems: readonly string[];
}

const LEAST = 3;
const LONGEST = 4;
/** A name that is still used elsewhere was not given up. */
const LEFT_OVER = 0.1;
/** Words that nearly everywhere gave way to the same other words, in whatever case a language puts them. */
export function renamesIn(
  texts: { readonly mine: string; readonly theirs: string },
  units: { readonly mine: readonly Unit[]; readonly theirs: readonly Unit[] },
  pairs: readonly Pair[],
  isLithuanian: boolean,
): Renaming[] {
  const found = new Map<string, { mine: readonly Token[]; theirs: readonly Token[]; count: number }>();
  const stems = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => stemOf(key, isLithuanian));
  for (const pair of pairs) {
    if (pair.isEqual) continue;
    const [mine, theirs] = [at(units.mine, pair.mine), at(units.theirs, pair.theirs)];
    for (const { isSame, ...chunk } of chunksOf(tokensOf(mine), tokensOf(theirs))) {
      if (isSame || !isNameLike(chunk.mine) || !isNameLike(chunk.theirs)) continue;
      const key = `${stems(chunk.mine).join(' ')}>${stems(chunk.theirs).join(' ')}`;
      found.set(key, { ...(found.get(key) ?? chunk), count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  const own = { mine: tokensOf(units.mine), theirs: tokensOf(units.theirs) };
  const all = { mine: written(own.mine, isLithuanian), theirs: written(own.theirs, isLithuanian) };
  return [...found.values()]
    .filter(({ count }) => count >= LEAST)
    .sort((a, b) => b.mine.length - a.mine.length || b.count - a.count)
    .flatMap(({ mine, theirs }): Renaming[] => {
      const [fromStems, toStems] = [stems(mine), stems(theirs)];
      const places = placesOf(fromStems, all.mine);
      const kept = placesOf(fromStems, all.theirs).length;
      const known = placesOf(toStems, all.mine).length;
      const arrived = placesOf(toStems, all.theirs);
      const isOver = kept <= LEFT_OVER * places.length && known <= LEFT_OVER * arrived.length;
      if (!isOver || places.length < LEAST || arrived.length < LEAST) return [];
      const one = span(own.mine, places[0] ?? 0, fromStems.length);
      const other = span(own.theirs, arrived[0] ?? 0, toStems.length);
      return [
        {
          from: texts.mine.slice(one.start, one.end),
          to: texts.theirs.slice(other.start, other.end),
          times: places.length,
          mine: one,
          theirs: other,
          fromStems,
          toStems,
        },
      ];
    });
}

/** The units with each renamed word by one key in both texts; where theirs kept the old name it is the same as it was. */
export function withRenames(
  units: readonly Unit[],
  renames: readonly (readonly [name: readonly string[], key: string])[],
  isLithuanian: boolean,
): Unit[] {
  return units.map((unit) => {
    const words = written(unit.tokens, isLithuanian);
    const tokens: Token[] = [];
    for (let index = 0; index < unit.tokens.length;) {
      const rename = renames.find(([name]) => isAt(name, words, index));
      const first = unit.tokens[index];
      const last = unit.tokens[index + (rename?.[0].length ?? 1) - 1];
      if (first === undefined || last === undefined) break;
      tokens.push(rename === undefined ? first : { ...first, end: last.end, key: rename[1] });
      index += rename?.[0].length ?? 1;
    }
    return { ...unit, tokens, key: tokens.map(({ key }) => key).join(' ') };
  });
}

export const tokensOf = (units: readonly Unit[]): Token[] => units.flatMap(({ tokens }) => tokens);

/** Names and words; a figure, "may" or "not" never is one. */
const isNameLike = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.length <= LONGEST &&
  tokens.every(({ role, key }) => role === 'word' || role === 'side' || (role === 'small' && key !== '§')) &&
  tokens.some(({ role }) => role !== 'small');

interface Written {
  readonly stem: string;
  readonly isCapital: boolean;
}

const written = (tokens: readonly Token[], isLithuanian: boolean): Written[] =>
  tokens.map(({ key, isCapital }) => ({ stem: stemOf(key, isLithuanian), isCapital }));

/** Whether the name stands there: as a defined word it begins with a capital. */
const isAt = (name: readonly string[], words: readonly Written[], place: number): boolean =>
  words[place]?.isCapital === true && name.every((stem, step) => words[place + step]?.stem === stem);

const placesOf = (name: readonly string[], words: readonly Written[]): number[] =>
  words.flatMap((_, place) => (isAt(name, words, place) ? [place] : []));

const span = (tokens: readonly Token[], from: number, length: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[from + length - 1]?.end ?? 0,
});
