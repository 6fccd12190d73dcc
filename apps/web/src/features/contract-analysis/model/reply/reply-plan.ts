import type { ReplyProposal, ReplyWay } from '@pactwright/protocol';
import type { SinceMine } from './since-mine.js';

type Figure = ReplyProposal['figures'][number];

/** What the reader has decided about one point; what is not there is as it was proposed. */
export interface PointPlan {
  readonly way?: ReplyWay;
  readonly figures?: Readonly<Record<string, number>>;
}

export interface Plan {
  readonly author: string;
  /** By the keys of the proposals. */
  readonly points: Readonly<Record<string, PointPlan>>;
  /** Of a second round: only what was changed since is proposed. */
  readonly since?: SinceMine | undefined;
}

export const NO_PLAN: Plan = { author: '', points: {} };

export function wayOf({ points }: Plan, { key, way, ways }: ReplyProposal): ReplyWay {
  const chosen = points[key]?.way;
  return chosen !== undefined && ways.includes(chosen) ? chosen : way;
}

/** Sentences that a proposal's change would contradict, as far as nothing that the reader has chosen changes them. */
export const stillContrary = (
  plan: Plan,
  { also }: ReplyProposal,
  byKey: ReadonlyMap<string, ReplyProposal>,
): ReplyProposal['also'] =>
  also.filter(({ by }) => {
    const other = by === null ? undefined : byKey.get(by);
    return other === undefined || wayOf(plan, other) !== 'change';
  });

/** The change that takes a sentence along which is itself not changed; undefined where none does. */
export const takenAlongBy = (
  plan: Plan,
  { finding: { evidence } }: ReplyProposal,
  all: Iterable<ReplyProposal>,
): ReplyProposal | undefined =>
  evidence &&
  [...all].find(
    (other) =>
      wayOf(plan, other) === 'change' &&
      other.companions.some(({ start, end }) => start < evidence.end && evidence.start < end),
  );

/** What the words show: what the reader has typed, as long as it is within the bounds of the figure. */
export function figureOf({ points }: Plan, { key }: ReplyProposal, figure: Figure): number {
  const chosen = points[key]?.figures?.[figure.key];
  return chosen === undefined || !isWithin(chosen, figure) ? figure.value : chosen;
}

/** Where a whole number is proposed, another one has to be whole as well. */
export const isWithin = (typed: number, { value, min, max }: Figure): boolean =>
  Number.isFinite(typed) &&
  typed >= min &&
  typed <= max &&
  (Number.isInteger(typed) || !Number.isInteger(value));

/** What the reader has typed, whether or not it will do; not a number for what is none. */
export const typedFigure = ({ points }: Plan, { key }: ReplyProposal, figure: Figure): number =>
  points[key]?.figures?.[figure.key] ?? figure.value;

/** The points whose words would have a number that is beyond its bounds: as long as there is one, nothing is made. */
export const wronglyFigured = (plan: Plan, proposals: readonly ReplyProposal[]): readonly ReplyProposal[] =>
  proposals.filter(
    (proposal) =>
      wayOf(plan, proposal) === 'change' &&
      proposal.figures.some((figure) => !isWithin(typedFigure(plan, proposal, figure), figure)),
  );

const withPoint = (plan: Plan, key: string, change: PointPlan): Plan => ({
  ...plan,
  points: { ...plan.points, [key]: { ...plan.points[key], ...change } },
});

export const withWay = (plan: Plan, key: string, way: ReplyWay): Plan => withPoint(plan, key, { way });

/** Whether anything that is left would be raised with all. */
export const isMoreToRaise = (plan: Plan, proposals: readonly ReplyProposal[]): boolean =>
  proposals.some((proposal) => wayOf(plan, proposal) === 'leave' && proposal.raised !== 'leave');

/** Of what is left so much stays so with all raised: other changes leave nothing of its words. */
export const countUnraisable = (plan: Plan, proposals: readonly ReplyProposal[]): number =>
  proposals.filter((proposal) => wayOf(plan, proposal) === 'leave' && proposal.raised === 'leave').length;

/** All that was left is raised, as it would have been had it been graver. */
export const withAllRaised = (plan: Plan, proposals: readonly ReplyProposal[]): Plan =>
  proposals
    .filter((proposal) => wayOf(plan, proposal) === 'leave')
    .reduce((all, { key, raised }) => withWay(all, key, raised), plan);

export const withFigure = (plan: Plan, key: string, figure: string, value: number): Plan =>
  withPoint(plan, key, { figures: { ...plan.points[key]?.figures, [figure]: value } });

/** How many points go back in each way. */
export function countWays(plan: Plan, proposals: readonly ReplyProposal[]): Record<ReplyWay, number> {
  const counts = { change: 0, comment: 0, leave: 0 };
  for (const proposal of proposals) counts[wayOf(plan, proposal)]++;
  return counts;
}
