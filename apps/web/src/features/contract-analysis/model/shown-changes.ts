import type { ComparisonView, VersionChange } from '@pactwright/protocol';

export const FILTERS = ['everything', 'matters', 'untracked'] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (change: VersionChange) => boolean>> = {
  everything: () => true,
  matters: ({ matters }) => matters,
  untracked: ({ isUntracked, isTakenBack }) => isUntracked || isTakenBack,
};

/** A change with its place among all that were sent. */
export interface ShownChange {
  readonly at: number;
  readonly change: VersionChange;
}

/** Changes in a row that stand under one heading; without one the title is empty. */
export interface Provision {
  readonly title: string;
  readonly changes: readonly ShownChange[];
}

export interface ShownChanges {
  /** Nobody was told of these: they stand first. */
  readonly untracked: readonly Provision[];
  /** Mine again as it was before my changes, which Word does not mark. */
  readonly takenBack: readonly Provision[];
  readonly others: readonly Provision[];
}

export function shownChanges(changes: readonly VersionChange[], filter: Filter): ShownChanges {
  const shown = changes.map((change, at) => ({ at, change })).filter(({ change }) => PASSES[filter](change));
  return {
    untracked: provisions(shown.filter(({ change }) => change.isUntracked)),
    takenBack: provisions(shown.filter(({ change }) => change.isTakenBack)),
    others: provisions(shown.filter(({ change }) => !PASSES.untracked(change))),
  };
}

function provisions(shown: readonly ShownChange[]): Provision[] {
  const found: { title: string; changes: ShownChange[] }[] = [];
  for (const each of shown) {
    const last = found.at(-1);
    if (last?.title === each.change.provision) last.changes.push(each);
    else found.push({ title: each.change.provision, changes: [each] });
  }
  return found;
}

/** What a change amounts to; each is counted once. That it costs or was not tracked may come to any of them. */
export const WEIGHTS = ['risky', 'weighty', 'reworded', 'wording', 'moved'] as const;
export type Weight = (typeof WEIGHTS)[number];

export function weightOf({ kind, matters, risks, isCostly, isReworded }: VersionChange): Weight {
  if (risks.some(({ isNew }) => isNew)) return 'risky';
  if (isReworded && !isCostly) return 'reworded';
  if (matters || isCostly) return 'weighty';
  return kind === 'moved' ? 'moved' : 'wording';
}

export type Counts = Readonly<Record<'all' | 'untracked' | 'takenBack' | 'costly' | Weight, number>>;

/** `all` with those that were not sent; the weights together are those that were. */
export function countsOf({ changes, omitted }: Pick<ComparisonView, 'changes' | 'omitted'>): Counts {
  const of = (weight: Weight): number => changes.filter((change) => weightOf(change) === weight).length;
  return {
    all: changes.length + omitted,
    untracked: changes.filter(({ isUntracked }) => isUntracked).length,
    takenBack: changes.filter(({ isTakenBack }) => isTakenBack).length,
    costly: changes.filter(({ isCostly }) => isCostly).length,
    risky: of('risky'),
    weighty: of('weighty'),
    reworded: of('reworded'),
    wording: of('wording'),
    moved: of('moved'),
  };
}
