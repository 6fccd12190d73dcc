import type { Passage } from './comparison.js';
import type { Unit } from './units.js';

/**
 * What stands behind the running text without belonging there: what a footnote or an endnote says, with the place that it hangs at, or
 * what stands at the head or foot of each page.
 */
export interface Note extends Passage {
  readonly at?: number | undefined;
}

export const noteOf = (notes: readonly Note[], passage: Passage | undefined): Note | undefined =>
  passage && notes.find(({ start, end }) => start <= passage.start && passage.start < end);

/** Where a passage is looked for: that of a note where the note hangs. */
export const placeOf = (notes: readonly Note[], passage: Passage): number =>
  noteOf(notes, passage)?.at ?? passage.start;

/** The units with those of notes under the headings that the notes hang under, and what stands on each page under none. */
export function hung(units: readonly Unit[], notes: readonly Note[]): Unit[] {
  return units.map((unit) => {
    const note = noteOf(notes, unit);
    if (note === undefined) return unit;
    const { at = -1 } = note;
    return { ...unit, title: units.findLast(({ start }) => start <= at)?.title ?? '' };
  });
}
