import { topicOf } from '../check/concepts/names.js';
import type { Finding } from '../check/report.js';
import type { DraftedChange } from './drafted-change.js';
import type { ReplyWay } from '../facts/reply.js';

/** From this risk on a point is raised, and the text changed, unless the reader says otherwise. */
const GRAVE = 3;
/** From this risk on points about one topic are one matter to the reader. */
const GRAVER = 4;
/** A reply about more matters is not read. */
const MOST = 10;
/** Of one matter so many of the gravest points are raised for themselves. */
const MOST_OF_ONE = 3;
/** So many changes, with what comes along, are made; what would be more is remarked upon once a matter. */
const MOST_CHANGES = 25;
/** What may cost more than the price, the price, all other work, or what was agreed: the first of points that are as grave. */
const DEAREST: ReadonlySet<string> = new Set([
  'liability-cap',
  'indemnity',
  'liquidated-damages',
  'confidentiality',
  'exclusivity',
  'invoicing',
  'amendments',
]);
/** Topics that are one matter with another one to whoever signs. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'termination-breach': 'termination-convenience',
  /* How much can be lost by it. */
  indemnity: 'liability-cap',
  /* What else has to be done for the price. */
  revisions: 'change-control',
  scope: 'change-control',
  /* What passes to the client. */
  'background-materials': 'ip-ownership',
};

export interface Unasked {
  readonly way: ReplyWay;
  readonly raised: ReplyWay;
}
type Point = readonly [key: string, finding: Finding];

/**
 * What is done as long as nobody chooses: the gravest points are raised, about `MOST` matters, or the gravest of those that there are,
 * each with the points that its change needs or makes good. However long the contract is, no more than `MOST_CHANGES` are made: of a matter with more
 * there is one remark. Of points about one sentence one is raised. `raised` is how a point is raised
 * with all others: not at all where a change leaves nothing of its sentence.
 */
export function unaskedOf(
  points: readonly Point[],
  changes: ReadonlyMap<string, DraftedChange>,
  striking: ReadonlySet<string> = new Set(),
): (key: string) => Unasked {
  const findings = new Map(points);
  const grave = points.filter(([, { riskFactor }]) => riskFactor >= GRAVE);
  const changed = changedFor(
    grave.map(([key]) => key),
    changes,
    striking,
  );
  const sayingAgain = [...changes.values()].filter(
    ({ key, repeats }) => repeats !== null && changed.has(key),
  );
  const highest = Math.max(...points.map(([, { riskFactor }]) => riskFactor));
  /** Remarks about a matter take no place of another one: three about liability would leave out how the work is accepted. */
  const matterOf = (key: string): string => {
    const finding = findings.get(key);
    if (finding === undefined || finding.riskFactor < GRAVER) return key;
    const topic = topicOf(finding.id);
    return SAME_AS[topic] ?? topic;
  };
  /** The points that are changed with one, since its change needs them or says what they say. */
  const withOthers = (key: string): ReadonlySet<string> => {
    const keys = new Set([key]);
    for (const each of keys) {
      if (!changed.has(each)) continue;
      for (const { by } of changes.get(each)?.also ?? []) if (by !== null) keys.add(by);
      for (const { key: again, repeats } of sayingAgain) if (repeats === each) keys.add(again);
    }
    return keys;
  };
  const sent = new Map<string, ReplyWay>();
  const matters = new Map<string, number>();
  const raise = (key: string): void => {
    const matter = matterOf(key);
    const before = matters.get(matter) ?? 0;
    const isRoom = matters.has(matter) || matters.size < MOST;
    if (sent.has(key) || !isRoom || before >= MOST_OF_ONE) return;
    const others = withOthers(key);
    const more = [...others].filter((each) => changed.has(each) && sent.get(each) !== 'change');
    const changing = [...sent.values()].filter((way) => way === 'change').length;
    if (more.length > 0 && changing + more.length > MOST_CHANGES) {
      if (before > 0) return;
      sent.set(key, 'comment');
      matters.set(matter, MOST_OF_ONE);
      return;
    }
    for (const each of others) {
      sent.set(each, changed.has(each) ? 'change' : 'comment');
      if (!matters.has(matterOf(each))) matters.set(matterOf(each), 0);
    }
    matters.set(matter, before + 1);
  };
  const gravest = points
    .filter(([, { riskFactor }]) => riskFactor >= Math.min(GRAVE, highest))
    .sort(
      ([a, one], [b, other]) =>
        other.riskFactor - one.riskFactor ||
        Number(isDear(other)) - Number(isDear(one)) ||
        Number(one.evidence === undefined) - Number(other.evidence === undefined) ||
        Number(changed.has(b)) - Number(changed.has(a)),
    );
  for (const [key, finding] of gravest) {
    /* A remark gives way to a milder change of its sentence, which then says something. */
    const asked = changed.has(key) ? key : (changeOf(finding, changes, changed) ?? key);
    const isSaid = [...sent.keys()].some((each) => isOfOneSentence(findings.get(each), finding));
    const made = new Set([...sent].filter(([, way]) => way === 'change').map(([each]) => each));
    if (!isSaid && !isGone(finding, changes, made)) raise(asked);
  }
  return (key) => {
    const way = changed.has(key) ? 'change' : 'comment';
    const finding = findings.get(key);
    /* With all changes made there is nothing left that a remark could be about. */
    const isMoot = way === 'comment' && finding !== undefined && isGone(finding, changes, changed);
    return { way: sent.get(key) ?? 'leave', raised: isMoot && !sent.has(key) ? 'leave' : way };
  };
}

const isDear = ({ id }: Finding): boolean => DEAREST.has(topicOf(id));

const isOfOneSentence = (one: Finding | undefined, { evidence }: Finding): boolean =>
  one?.evidence !== undefined &&
  evidence !== undefined &&
  one.evidence.start < evidence.end &&
  evidence.start < one.evidence.end;

/** The key of the first change that is about the sentence of a finding, or takes it along. */
function changeOf(
  { evidence }: Finding,
  changes: ReadonlyMap<string, DraftedChange>,
  changed: ReadonlySet<string>,
): string | undefined {
  if (evidence === undefined) return undefined;
  return [...changes.values()].find(
    ({ key, finding, companions }) =>
      changed.has(key) &&
      [...companions, ...(finding.evidence ? [finding.evidence] : [])].some(
        ({ start, end }) => start < evidence.end && evidence.start < end,
      ),
  )?.key;
}

/** Of the changes asked for those, each with all that would contradict it otherwise, of which nothing contradicts that nothing changes. */
function changedFor(
  asked: readonly string[],
  changes: ReadonlyMap<string, DraftedChange>,
  striking: ReadonlySet<string>,
): ReadonlySet<string> {
  const needing = new Map<string, string[]>();
  for (const { key, also } of changes.values())
    for (const { by } of also) {
      const before = by === null ? undefined : needing.get(by);
      if (before !== undefined) before.push(key);
      else if (by !== null) needing.set(by, [key]);
    }
  const isLost = ({ key, also }: DraftedChange): boolean =>
    striking.has(key) || also.some(({ by }) => by === null || !changes.has(by));
  const lost = new Set([...changes.values()].filter(isLost).map(({ key }) => key));
  for (const key of lost) for (const each of needing.get(key) ?? []) lost.add(each);
  const changed = new Set(asked.filter((key) => changes.has(key) && !lost.has(key)));
  for (const key of changed)
    for (const { by } of changes.get(key)?.also ?? []) if (by !== null) changed.add(by);
  return changed;
}

const LONGEST_NUMBER = 40;

/** Whether nothing of the sentence but its number stays with these changes made. */
const isGone = (
  { evidence }: Finding,
  changes: ReadonlyMap<string, DraftedChange>,
  made: ReadonlySet<string>,
): boolean =>
  evidence !== undefined &&
  [...made].some((key) =>
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
