import type { Pair } from './align.js';
import type { Change, Passage } from './comparison.js';
import { placeOf, type Note } from './notes.js';
import type { Unit } from './units.js';

interface Version {
  readonly units: readonly Unit[];
  readonly notes: readonly Note[];
}
interface Versions {
  readonly mine: Version;
  readonly theirs: Version;
}

/**
 * Changes in the order of their text; what was added, removed or moved in a row under one heading is one change. What was
 * removed stands where it stood, and what a note says where the note hangs.
 */
export function grouped(changes: readonly Change[], pairs: readonly Pair[], versions: Versions): Change[] {
  const places = placesOf(pairs, versions);
  const placed = ({ mine, theirs }: Change): number => {
    if (theirs !== undefined) return placeOf(versions.theirs.notes, theirs);
    return mine === undefined ? 0 : places(placeOf(versions.mine.notes, mine));
  };
  const ordered = changes
    .map((change) => ({ change, place: placed(change) }))
    .sort((a, b) => a.place - b.place || (a.change.mine?.start ?? 0) - (b.change.mine?.start ?? 0))
    .map(({ change }) => change);
  const found: Change[] = [];
  for (const change of ordered) {
    const last = found.at(-1);
    if (last !== undefined && isOneWith(last, change, versions))
      found[found.length - 1] = joined(last, change);
    else found.push(change);
  }
  return found;
}

/** Where in theirs something of mine would stand: behind what stood before it. */
function placesOf(pairs: readonly Pair[], { mine, theirs }: Versions): (start: number) => number {
  const known = pairs
    .map(
      (pair) =>
        [mine.units[pair.mine[0] ?? 0]?.start ?? 0, theirs.units[pair.theirs.at(-1) ?? 0]?.end ?? 0] as const,
    )
    .sort(([a], [b]) => a - b);
  return (start) => known.findLast(([at]) => at < start)?.[1] ?? 0;
}

const GROUPED: ReadonlySet<Change['kind']> = new Set(['added', 'removed', 'moved']);

function isOneWith(last: Change, next: Change, { mine, theirs }: Versions): boolean {
  if (last.kind !== next.kind || !GROUPED.has(last.kind) || last.provision !== next.provision) return false;
  return isNext(last.mine, next.mine, mine.units) && isNext(last.theirs, next.theirs, theirs.units);
}

/** Whether no other unit stands between the two. */
function isNext(one: Passage | undefined, other: Passage | undefined, units: readonly Unit[]): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.end <= other.start && !units.some(({ start }) => start >= one.end && start < other.start);
}

const around = (one: Passage, other: Passage): Passage => ({ start: one.start, end: other.end });

function joined(last: Change, next: Change): Change {
  return {
    ...last,
    ...(last.mine && next.mine && { mine: around(last.mine, next.mine) }),
    ...(last.theirs && next.theirs && { theirs: around(last.theirs, next.theirs) }),
    reasons: [...new Set([...last.reasons, ...next.reasons])],
    meanings: [...last.meanings, ...next.meanings],
  };
}
