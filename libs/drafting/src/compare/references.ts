import { at, type Pair } from './align.js';
import type { Meaning } from './comparison.js';
import { stepOf } from './step.js';
import type { Token } from './tokens.js';
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
  const known = new Map(numbers);
  return new Map([...known, ...countedAnew(mine, theirs, pairs, known)]);
}

/** So many references that nothing is known of, and so much of them by one step, are what was numbered anew. */
const LEAST_ANEW = 4;
const ANEW = 0.8;

/** Where the clauses bear no numbers that could be read, as in a text that has lost its lines: by how much nearly all references moved. */
function countedAnew(
  mine: readonly Unit[],
  theirs: readonly Unit[],
  pairs: readonly Pair[],
  known: ReadonlyMap<string, string>,
): (readonly [string, string])[] {
  const moved = pairs.flatMap((pair) => {
    const [before, after] = [at(mine, pair.mine), at(theirs, pair.theirs)].map((units) =>
      units.flatMap(({ tokens }) => tokens.flatMap(({ reference }) => reference ?? [])),
    );
    if (before === undefined || after === undefined || before.length !== after.length) return [];
    return before.flatMap((number, place) =>
      known.has(number) ? [] : [[number, stepOf(number, after[place] ?? '')] as const],
    );
  });
  const counts = new Map<number, number>();
  for (const [, step] of moved) if (step !== undefined) counts.set(step, (counts.get(step) ?? 0) + 1);
  const [step, most] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
  if (most < Math.max(LEAST_ANEW, ANEW * moved.length)) return [];
  return moved
    .filter(([, each]) => each === step)
    .map(([number]) => [number, number.replace(/^\d+/u, (first) => String(Number(first) + step))]);
}

/**
 * References that were written anew and do not lead to the same clause. One that stands as it stood is none, wherever clauses went: Word
 * shows the old number of a cross-reference until it is updated, and what came or went before that clause is told itself.
 */
export function movedReferences(
  mine: readonly Token[],
  theirs: readonly Token[],
  numbers: ReadonlyMap<string, string>,
): Meaning[] {
  const [before, after] = [mine, theirs].map((tokens) => tokens.flatMap(({ reference }) => reference ?? []));
  if (before === undefined || after === undefined) return [];
  if (before.length !== after.length)
    return [{ kind: 'words', mine: before.join(', '), theirs: after.join(', ') }];
  return before.flatMap((number, index): Meaning[] => {
    const now = after[index] ?? '';
    return number === now || numberNow(number, numbers) === now || isUnknown(number, numbers)
      ? []
      : [{ kind: 'words', mine: number, theirs: now }];
  });
}

/** A number whose clause was not found: in a text that was numbered anew nothing can be said of it. */
const isUnknown = (number: string, numbers: ReadonlyMap<string, string>): boolean =>
  !numbers.has(number) && [...numbers].some(([one, other]) => one !== other);

/** By which number a clause goes in theirs; one that is gone there by that of what it stood under: 15.12 where 14 is 15 now. */
function numberNow(number: string, numbers: ReadonlyMap<string, string>): string | undefined {
  const known = numbers.get(number);
  if (known !== undefined) return known;
  const dot = number.lastIndexOf('.');
  const above = dot < 0 ? undefined : numberNow(number.slice(0, dot), numbers);
  return above && `${above}${number.slice(dot)}`;
}

/** "| 2.3, 3.2" at the end of a row. */
const CLAUSES_IN_CELL = /\|\s*((?:\d{1,2}(?:\.\d{1,2}){1,3}(?:,\s{0,3}|\s*$))+)$/u;

/** The units with the clauses that a row of a table names in its last cell as references; a price there is no number of a clause. */
export function withCells(text: string, units: readonly Unit[]): Unit[] {
  const known = new Set(units.flatMap(({ number }) => number ?? []));
  const isKnown = (number: string): boolean => known.has(number) || known.has(number.replace(/\.\d+$/u, ''));
  return units.map((unit) => {
    const cell = unit.isRow ? CLAUSES_IN_CELL.exec(text.slice(unit.start, unit.end))?.[1] : undefined;
    if (cell?.split(',').every((number) => isKnown(number.trim())) !== true) return unit;
    const from = unit.end - cell.length;
    const tokens = unit.tokens.map((token): Token =>
      token.start < from
        ? token
        : { ...token, key: '§', role: 'small', reference: text.slice(token.start, token.end) },
    );
    return { ...unit, tokens, key: tokens.map(({ key }) => key).join(' ') };
  });
}
