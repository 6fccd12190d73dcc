import type { Passage } from './comparison.js';
import type { Unit } from './units.js';

/** What a footnote or an endnote says, which stands behind the running text, and where in that text it hangs. */
export interface Note extends Passage {
  readonly at: number;
}

export const noteOf = (notes: readonly Note[], passage: Passage | undefined): Note | undefined =>
  passage && notes.find(({ start, end }) => start <= passage.start && passage.start < end);

/** Where a passage is looked for: that of a note where the note hangs. */
export const placeOf = (notes: readonly Note[], passage: Passage): number =>
  noteOf(notes, passage)?.at ?? passage.start;

/** The units with those of notes under the headings that the notes hang under. */
export function hung(units: readonly Unit[], notes: readonly Note[]): Unit[] {
  return units.map((unit) => {
    const note = noteOf(notes, unit);
    if (note === undefined) return unit;
    return { ...unit, title: units.findLast(({ start }) => start <= note.at)?.title ?? '' };
  });
}
