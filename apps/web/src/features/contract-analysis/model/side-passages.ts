import type { VersionChange } from '@pactwright/protocol';

export type VersionSide = 'mine' | 'theirs';

/** A run of one of the two texts; `at` is the change that it stands in, where it does. */
export interface SideRun {
  readonly start: number;
  readonly text: string;
  readonly at?: number;
}

/** Cuts a text where changes begin and end. The runs joined are the text again; of changes that overlap the first has the run. */
export function sideRuns(text: string, changes: readonly VersionChange[], side: VersionSide): SideRun[] {
  const passages = changes
    .map((change, at) => ({ at, start: placeIn(change, side), length: change[side]?.length ?? 0 }))
    .flatMap(({ start, ...each }) => (start === undefined ? [] : [{ ...each, start }]))
    .sort((one, other) => one.start - other.start);
  const runs: SideRun[] = [];
  let from = 0;
  for (const { at, start, length } of passages) {
    const end = Math.min(start + length, text.length);
    if (start < from || end <= start) continue;
    if (start > from) runs.push({ start: from, text: text.slice(from, start) });
    runs.push({ start, text: text.slice(start, end), at });
    from = end;
  }
  if (from < text.length) runs.push({ start: from, text: text.slice(from) });
  return runs;
}

const placeIn = ({ mineAt, theirsAt }: VersionChange, side: VersionSide): number | undefined =>
  side === 'mine' ? mineAt : theirsAt;

/**
 * Where to look in a text for a change that left no passage in it: at its nearest neighbour before that has one, or after.
 */
export function nearestIn(
  changes: readonly VersionChange[],
  at: number,
  side: VersionSide,
): number | undefined {
  const has = (change: VersionChange | undefined): boolean =>
    change !== undefined && placeIn(change, side) !== undefined;
  if (has(changes[at])) return at;
  for (let far = 1; far < changes.length; far++) {
    if (has(changes[at - far])) return at - far;
    if (has(changes[at + far])) return at + far;
  }
  return undefined;
}
