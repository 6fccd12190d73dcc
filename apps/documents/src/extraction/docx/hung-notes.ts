import { NOTES_MAX, type HungNote } from '../extraction.js';

/** Where a note is marked in the running text, as a place of the main part. */
export interface NoteMark {
  readonly kind: string;
  readonly id: string;
  readonly place: number;
}

/** Where a note begins in the part that has all of its kind. */
export interface NoteStart {
  readonly id: string;
  readonly place: number;
}

/** All notes of one kind, in the order of their part, and the letters of the text that stand in that part. */
export interface NotesOfKind {
  readonly kind: string;
  readonly starts: readonly NoteStart[];
  readonly places: readonly number[];
}

/**
 * What each note says in the text, and behind which of its letters it is marked. `places` are those of the main part; a note without
 * a mark there hangs nowhere.
 */
export function hungNotes(
  marks: readonly NoteMark[],
  places: readonly number[],
  kinds: readonly NotesOfKind[],
): HungNote[] {
  if (marks.length === 0) return [];
  const letters = places
    .flatMap((place, index) => (place < 0 ? [] : { place, index }))
    .sort((a, b) => a.place - b.place);
  const before = (place: number): number | undefined => lastUpTo(letters, place)?.index;
  return kinds
    .flatMap(({ kind, starts, places: own }) => {
      const said = new Map<string, { start: number; end: number }>();
      for (const [index, place] of own.entries()) {
        const id = place < 0 ? undefined : lastUpTo(starts, place)?.id;
        if (id === undefined) continue;
        const known = said.get(id);
        if (known) known.end = index + 1;
        else said.set(id, { start: index, end: index + 1 });
      }
      return [...said].flatMap(([id, passage]): HungNote[] => {
        const mark = marks.find((each) => each.kind === kind && each.id === id);
        const at = mark && before(mark.place);
        return at === undefined ? [] : [{ ...passage, at }];
      });
    })
    .slice(0, NOTES_MAX);
}

/** What stands at the head or foot of each page, as one; none where no letter of the text is of it. */
export function runningMatter(places: readonly number[]): HungNote[] {
  const start = places.findIndex((place) => place >= 0);
  return start < 0 ? [] : [{ start, end: places.findLastIndex((place) => place >= 0) + 1 }];
}

/** Of what grows by its place the last one that is not behind another place. */
function lastUpTo<T extends { readonly place: number }>(all: readonly T[], place: number): T | undefined {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((all[middle]?.place ?? Infinity) <= place) from = middle + 1;
    else to = middle;
  }
  return all[from - 1];
}
