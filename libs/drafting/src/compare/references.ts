import { at, type Pair } from './align.js';
import type { Meaning } from './comparison.js';
import { numberKey, type Token } from './tokens.js';
import type { Unit } from './units.js';

/** By which number each numbered clause of mine goes in theirs; only where a number stands once in its text. */
export function numbersOf(
  mine: readonly Unit[],
  theirs: readonly Unit[],
  pairs: readonly Pair[],
): ReadonlyMap<string, string> {
  const once = (units: readonly Unit[]): ReadonlySet<string> => {
    const all = units.flatMap(({ number }) => number ?? []);
    return new Set(all.filter((number) => all.indexOf(number) === all.lastIndexOf(number)));
  };
  const [inMine, inTheirs] = [once(mine), once(theirs)];
  const numbers = pairs.flatMap((pair): [string, string][] => {
    const [one, other] = [at(mine, pair.mine)[0]?.number, at(theirs, pair.theirs)[0]?.number];
    return one !== undefined && other !== undefined && inMine.has(one) && inTheirs.has(other)
      ? [[one, other]]
      : [];
  });
  return new Map(numbers);
}

/** References that no longer lead to the same clause. What leads nowhere that is known may keep its number, and no more. */
export function movedReferences(
  mine: readonly Token[],
  theirs: readonly Token[],
  numbers: ReadonlyMap<string, string>,
): Meaning[] {
  const [before, after] = [mine, theirs].map((tokens) => tokens.flatMap(({ reference }) => reference ?? []));
  if (before === undefined || after === undefined || before.length !== after.length) return [];
  return before.flatMap((number, index): Meaning[] => {
    const now = after[index] ?? '';
    return (numbers.get(number) ?? number) === now || isUnknown(number, numbers)
      ? []
      : [{ kind: 'words', mine: number, theirs: now }];
  });
}

/** A number whose clause was not found: in a text that was numbered anew nothing can be said of it. */
const isUnknown = (number: string, numbers: ReadonlyMap<string, string>): boolean =>
  !numbers.has(number) && [...numbers].some(([one, other]) => one !== other);

const NUMBER_OF_CLAUSE = /^\d{1,2}(?:\.\d{1,2}){1,3}$/u;

/** The words of mine; where a table names clauses by their bare numbers, those that they have in theirs. */
export const asNumbered = (
  text: string,
  units: readonly Unit[],
  numbers: ReadonlyMap<string, string>,
): Token[] =>
  units.flatMap(({ isRow, tokens }) =>
    isRow
      ? tokens.map((token) => {
          const written = text.slice(token.start, token.end);
          const now = NUMBER_OF_CLAUSE.test(written) ? numbers.get(written) : undefined;
          return now === undefined ? token : { ...token, key: numberKey(now) };
        })
      : tokens,
  );
