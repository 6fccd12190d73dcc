import type { IsoDate } from '../model/document.js';
import { asProse } from '../reading/typed-blocks.js';
import type { Milestone } from '../terms/terms.js';
import { KINDS } from './kinds/index.js';
import type { Kind, Piece } from './kinds/kind.js';
import { matchingPrice, milestoneLines, sharesOf } from './milestones.js';
import { daysBetween, type Situation } from './situation.js';

/** Of what usually belongs to the work, so much at most: more would bury what the user wrote. */
const MOST_DETAILS = 10;
/** What the contract takes over of a description. */
const LONGEST_SCOPE = 6_000;
const DAY_MS = 86_400_000;

/** Gives every case, so that patterns with flags of their own are not needed. */
const matches = (pattern: RegExp | undefined, text: string): boolean | undefined => pattern?.test(text);

const kindOf = ({ terms }: Situation): Kind => KINDS[terms.workType];

const isFitting =
  (said: string, written: string) =>
  ({ when, unless, ...words }: Piece): boolean =>
    (matches(when, said) ?? true) &&
    !matches(unless, written) &&
    !Object.values(words).some((known) => written.includes(known.toLowerCase().replace(/\.$/u, '')));

/** How the described work is done and where it ends, as far as the user has not said it. */
export function scopeDetails(situation: Situation): string[] {
  const { terms, language, described } = situation;
  const known = [described, asProse(terms.exclusions)].join('\n').toLowerCase();
  return kindOf(situation)
    .details.filter(isFitting(described, known))
    .slice(0, MOST_DETAILS)
    .map((piece) => piece[language]);
}

const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** What the user wrote about the work, followed by what it leaves open. */
export function fullerScope(situation: Situation): string {
  const own =
    situation.words('scope_of_work').slice(0, LONGEST_SCOPE).trim() ||
    kindOf(situation).opening[situation.language];
  return [asSentence(own), ...scopeDetails(situation)].join('\n');
}

const asLines = (current: string, added: readonly string[]): string =>
  [...current.split('\n').map((line) => line.trim()), ...added].filter((line) => line !== '').join('\n');

export function usualDeliverables(situation: Situation): string {
  const { language, described, terms } = situation;
  const listed = asProse(terms.deliverables).toLowerCase();
  const added = kindOf(situation).deliverables.filter(isFitting(described, listed));
  return asLines(
    situation.words('deliverables'),
    added.map((piece) => piece[language]),
  );
}

export function usualExclusions(situation: Situation): string {
  const { language, described, terms } = situation;
  const known = [described, asProse(terms.exclusions)].join('\n').toLowerCase();
  const added = kindOf(situation).exclusions.filter(isFitting(described, known));
  return asLines(
    situation.words('exclusions'),
    added.map((piece) => piece[language]),
  );
}

/** A working day at that share of the time between two days. */
function dayAt(start: IsoDate, deadline: IsoDate, share: number): IsoDate {
  if (share >= 1) return deadline;
  const day = new Date(Date.parse(start) + Math.round(daysBetween(start, deadline) * share) * DAY_MS);
  const backToFriday = Math.max(0, ((day.getUTCDay() + 6) % 7) - 4);
  const moved = new Date(day.getTime() - backToFriday * DAY_MS).toISOString().slice(0, 10);
  return moved < start ? start : moved;
}

/** Names, and each milestone's part of the price as a weight, where the user has given none. */
function outline(situation: Situation): {
  milestones: readonly Milestone[];
  weights: number[];
  ends: number[];
} {
  const { terms, language } = situation;
  const stages = kindOf(situation).stages;
  if (terms.milestones.length > 0) {
    const { milestones } = terms;
    return {
      milestones,
      weights: milestones.map(() => 1),
      ends: milestones.map((_, at) => (at + 1) / milestones.length),
    };
  }
  return {
    milestones: stages.map((stage) => ({
      name: stage[language],
      date: undefined,
      amount: undefined,
      percent: undefined,
    })),
    weights: stages.map(({ share }) => share),
    ends: stages.map(({ at }) => at),
  };
}

function priced(
  { terms }: Situation,
  milestones: readonly Milestone[],
  weights: number[],
): readonly Milestone[] {
  const { structure, amount: price } = terms.payment;
  const isOpen = ({ amount, percent }: Milestone): boolean => (amount ?? percent) === undefined;
  if (milestones.every(isOpen)) {
    if (structure !== 'milestones') return milestones;
    const parts = sharesOf(price ?? 100, weights);
    const unit = price === undefined ? 'percent' : 'amount';
    return milestones.map((milestone, at) => ({ ...milestone, [unit]: parts[at] }));
  }
  const whole = structure === 'milestones' ? pricedThroughout(milestones, price) : milestones;
  const amounts = whole.map(({ amount }) => amount);
  if (structure !== 'milestones' || price === undefined || amounts.includes(undefined)) return whole;
  const sum = amounts.reduce<number>((total, amount = 0) => total + amount, 0);
  return Math.abs(sum - price) < 0.01 ? whole : matchingPrice(whole, price);
}

/**
 * The user's milestones with what is missing, or the usual ones: their dates lie in order inside the contract's, their parts
 * make the price. Everything is computed from the answers.
 */
export function plannedMilestones(situation: Situation): string {
  const { startDate, deadline } = situation.terms;
  const { milestones, weights, ends } = outline(situation);
  const whole = priced(situation, milestones, weights);
  if (startDate === undefined || deadline === undefined || deadline < startDate) return milestoneLines(whole);
  const isInside = (date: IsoDate | undefined): date is IsoDate =>
    date !== undefined && date >= startDate && date <= deadline;
  const hasDates = milestones.some(({ date }) => isInside(date));
  const dated = whole.map((milestone, at) => {
    if (isInside(milestone.date)) return milestone;
    return { ...milestone, date: hasDates ? undefined : dayAt(startDate, deadline, ends[at] ?? 1) };
  });
  return milestoneLines(dated.toSorted((a, b) => (a.date ?? deadline).localeCompare(b.date ?? deadline)));
}

/** Milestones without a part share equally what the others leave of the price; where nothing is left, all share alike. */
function pricedThroughout(milestones: readonly Milestone[], price: number | undefined): Milestone[] {
  const open = milestones.filter(({ amount, percent }) => amount === undefined && percent === undefined);
  if (open.length === 0 || price === undefined) return [...milestones];
  const rest = price - milestones.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const sharing = rest > 0 ? open : milestones;
  const shares = sharesOf(
    rest > 0 ? rest : price,
    sharing.map(() => 1),
  );
  return milestones.map((milestone) =>
    sharing.includes(milestone) ? { ...milestone, amount: shares[sharing.indexOf(milestone)] } : milestone,
  );
}
