import type { DraftedChange } from '../drafted-change.js';
import type { Place } from '../proposal.js';

export const touch = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** The first of the changes, besides one, that edits the words of a place. */
export type Touching = (place: Place, besides: DraftedChange) => DraftedChange | undefined;

/** Each place is looked at once: most are asked for by many changes. */
export function touchingOf(changes: readonly DraftedChange[]): Touching {
  const known = new Map<string, readonly DraftedChange[]>();
  return (place, besides) => {
    const name = `${place.start} ${place.end}`;
    const all = known.get(name) ?? changes.filter(({ edits }) => edits.some((edit) => touch(place, edit)));
    known.set(name, all);
    return all.find((change) => change !== besides);
  };
}
