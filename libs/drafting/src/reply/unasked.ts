import type { Finding } from '../check/report.js';
import type { DraftedChange } from './drafted-change.js';
import type { Way } from './proposal.js';

/** From this risk on a point is raised, and the text changed, unless the reader says otherwise. */
const GRAVE = 3;
/** A reply of more points is not read. What a change brings with it is counted with it. */
const MOST = 10;

interface Unasked {
  readonly way: Way;
  readonly raised: Way;
}

/**
 * What is done as long as nobody chooses: the gravest points are raised, at most `MOST`, or the gravest of those that there are; a
 * sentence that goes as a whole is not remarked upon besides. `raised` is how a point is raised.
 */
export function unaskedOf(
  points: readonly (readonly [key: string, finding: Finding])[],
  changes: ReadonlyMap<string, DraftedChange>,
): (key: string) => Unasked {
  const changedWith = (key: string): readonly string[] => withOthers(key, changes, new Set()) ?? [];
  const grave = points.filter(([, { riskFactor }]) => riskFactor >= GRAVE);
  const changed = new Set(grave.flatMap(([key]) => changedWith(key)));
  const highest = Math.max(...points.map(([, { riskFactor }]) => riskFactor));
  const sent = new Set<string>();
  const gravest = points
    .filter(([, { riskFactor }]) => riskFactor >= Math.min(GRAVE, highest))
    .sort(([, a], [, b]) => b.riskFactor - a.riskFactor);
  for (const [key, finding] of gravest) {
    if (isGone(finding, changes, sent, changed)) continue;
    const all = new Set([...sent, key, ...(changed.has(key) ? changedWith(key) : [])]);
    if (all.size <= MOST) for (const each of all) sent.add(each);
  }
  return (key) => {
    const way = changed.has(key) ? 'change' : 'comment';
    return { way: sent.has(key) ? way : 'leave', raised: way };
  };
}

/** A change with all that would contradict it otherwise; undefined where something does that nothing changes. */
function withOthers(
  key: string,
  changes: ReadonlyMap<string, DraftedChange>,
  seen: ReadonlySet<string>,
): readonly string[] | undefined {
  if (seen.has(key)) return [];
  const change = changes.get(key);
  if (change === undefined) return undefined;
  const others = change.also.map(({ by }) =>
    by === null ? undefined : withOthers(by, changes, new Set([...seen, key])),
  );
  return others.includes(undefined) ? undefined : [key, ...others.flatMap((each) => each ?? [])];
}

const LONGEST_NUMBER = 40;

/** Whether nothing of the sentence but its number stays in what is sent. */
const isGone = (
  { evidence }: Finding,
  changes: ReadonlyMap<string, DraftedChange>,
  sent: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): boolean =>
  evidence !== undefined &&
  [...sent].some(
    (key) =>
      changed.has(key) &&
      changes
        .get(key)
        ?.edits.some(
          ({ start, end }) =>
            end === evidence.end &&
            start < end &&
            start - evidence.start < LONGEST_NUMBER &&
            2 * (end - start) > evidence.end - evidence.start,
        ),
  );
