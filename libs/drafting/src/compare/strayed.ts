import { at, type Pair } from './align.js';
import type { Passage, Strayed } from './comparison.js';
import type { Unit } from './units.js';

/** A numbered clause with all that stands under its number: 7 with 7.1 and 7.2. */
interface Clause {
  readonly number: string;
  readonly first: number;
  readonly end: number;
}
type Clauses = ReadonlyMap<string, Clause>;

interface Version {
  readonly text: string;
  readonly units: readonly Unit[];
}

const NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,4}$/u;

/** The clauses whose numbers stand once in a text: of those of an annex nobody can say which one is meant. */
function clausesOf(units: readonly Unit[]): Clauses {
  const heads = units.flatMap(({ number }, first) =>
    number !== undefined && NUMBER.test(number) ? [{ number, first }] : [],
  );
  const once = heads.filter(
    ({ number }, place) =>
      heads.findIndex((other) => other.number === number) === place &&
      heads.findLastIndex((other) => other.number === number) === place,
  );
  return new Map(
    once.map(({ number, first }) => {
      const next = heads.find((other) => other.first > first && !other.number.startsWith(`${number}.`));
      return [number, { number, first, end: next?.first ?? units.length }];
    }),
  );
}

/** "clause 7.2 of the Framework Agreement", „Priedo Nr. 1 3 punktas“: of another paper. */
const OF_ANOTHER_AFTER =
  /^(?:\(\w{1,4}\))*,?\s+(?:of|to|in)\s+(?!(?:this|the\s+(?:present\s+)?(?:Agreement|Contract))(?!\p{L}))/u;
const OF_ANOTHER_BEFORE =
  /(?:pried\p{L}{1,3}|sąlyg\p{L}{1,3}|taisykl\p{L}{1,4}|susitarim\p{L}{1,3}|(?:Annex|Schedule|Appendix|Exhibit))(?:\s+(?:Nr\.\s*)?[\dA-Z]{1,2})?,?\s+(?:(?:clauses?|sections?|paragraphs?|articles?)\s+)?$/iu;
const NEAR = 60;

function isOfAnother(text: string, { start, end }: Passage): boolean {
  return (
    OF_ANOTHER_AFTER.test(text.slice(end, end + NEAR)) ||
    OF_ANOTHER_BEFORE.test(text.slice(Math.max(0, start - NEAR), start))
  );
}

/**
 * References that stand as they stood and lead to another clause in theirs, or to none, since clauses came or went. Told only where that
 * is certain: nothing of the clause that was meant stands under its number any more, and it stands under another one, or what has its
 * number now was another clause of mine, or it is gone and its number with it.
 */
export function strayedIn(mine: Version, theirs: Version, pairs: readonly Pair[]): Strayed[] {
  const [before, now] = [clausesOf(mine.units), clausesOf(theirs.units)];
  const toTheirs = new Map(pairs.flatMap((pair) => pair.mine.map((place) => [place, pair.theirs] as const)));
  const toMine = new Map(pairs.flatMap((pair) => pair.theirs.map((place) => [place, pair.mine] as const)));
  /* A text that has lost its numbers on the way has not lost its clauses. */
  const areNumbered = [...before.keys()].filter((number) => now.has(number)).length * 2 >= before.size;
  const found = new Map<string, { readonly strayed: Omit<Strayed, 'places'>; readonly places: Passage[] }>();
  const straying = new Map<string, Omit<Strayed, 'places'> | undefined>();
  const strayed = (number: string): Omit<Strayed, 'places'> | undefined => {
    if (!straying.has(number)) straying.set(number, leadingElsewhere(number));
    return straying.get(number);
  };
  const leadingElsewhere = (number: string): Omit<Strayed, 'places'> | undefined => {
    const [meant, has] = [before.get(number), now.get(number)];
    if (meant === undefined || (has === undefined && theirs.units.some((unit) => unit.number === number)))
      return undefined;
    const gone = placesIn(meant).flatMap((place) => toTheirs.get(place) ?? []);
    if (has !== undefined && gone.some((place) => isIn(has, place))) return undefined;
    const isElsewhere = [...now.values()].some(
      (clause) => clause.number !== number && isIn(clause, toTheirs.get(meant.first)?.[0] ?? -1),
    );
    const isAnother = has !== undefined && (toMine.get(has.first) ?? []).some((place) => !isIn(meant, place));
    const isGone = has === undefined && gone.length === 0 && areNumbered;
    if (!isElsewhere && !isAnother && !isGone) return undefined;
    return {
      number,
      mine: passageOf(mine.units[meant.first]),
      ...(has && { theirs: passageOf(theirs.units[has.first]) }),
    };
  };
  for (const pair of pairs) {
    const stood = new Set(at(mine.units, pair.mine).flatMap(referencesIn));
    for (const unit of at(theirs.units, pair.theirs)) {
      for (const { start, end, reference = '' } of unit.tokens) {
        const led = stood.has(reference) && !isOfAnother(theirs.text, { start, end }) && strayed(reference);
        if (!led) continue;
        const known = found.get(reference);
        if (known) known.places.push({ start, end });
        else found.set(reference, { strayed: led, places: [{ start, end }] });
      }
    }
  }
  return [...found.values()].map((each) => ({ ...each.strayed, places: each.places }));
}

const referencesIn = ({ tokens }: Unit): string[] => tokens.flatMap(({ reference }) => reference ?? []);
const isIn = ({ first, end }: Clause, place: number): boolean => first <= place && place < end;
const placesIn = ({ first, end }: Clause): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);
const passageOf = (unit: Unit | undefined): Passage => ({ start: unit?.start ?? 0, end: unit?.end ?? 0 });
