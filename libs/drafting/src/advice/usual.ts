import type { IsoDate } from '../model/document.js';
import { asProse } from '../reading/typed-blocks.js';
import type { Milestone } from '../terms/terms.js';
import { KINDS } from './kinds/index.js';
import type { Kind, Piece, Stage } from './kinds/kind.js';
import { plainText } from '../brief/plain-text.js';
import { namesThing } from '../brief/work.js';
import { ownExclusions, ownItems } from './own-items.js';
import { matchingPrice, milestoneLines, sharesOf } from './milestones.js';
import { daysBetween, type Situation } from './situation.js';

/** Of what usually belongs to the work, so much at most: more would bury what the user wrote. */
const MOST_DETAILS = 10;
/** What the contract takes over of a description. */
const LONGEST_SCOPE = 6_000;
const MOST_OFFERED = 12;
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

/** The text of a field with lines that usually follow, which its writer takes or leaves one by one. */
export interface SuggestedText {
  /** What the user wrote, with what follows from their own words. */
  readonly suggestion: string;
  /** What usually belongs to such work: a duty or a limit that nobody has agreed to yet. */
  readonly offered: readonly string[];
}

/** All of it, for somebody who has taken the advice as a whole. */
export const wholeText = ({ suggestion, offered }: SuggestedText): string =>
  [suggestion, ...offered].filter((line) => line !== '').join('\n');

/** The description of the work, or how one may begin, and what it leaves open. */
export function fullerScope(situation: Situation): SuggestedText {
  const own = situation.words('scope_of_work').slice(0, LONGEST_SCOPE).trim();
  return {
    suggestion: own || kindOf(situation).opening[situation.language],
    offered: scopeDetails(situation),
  };
}

/** Words of at least so many letters by their beginnings: Lithuanian ones end in many ways. */
const stems = (text: string, least = 3): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, 5));

const LONG_WORD = 6;
/** Whether a line speaks of nothing that is spoken of already: what the work includes is not left out of it. */
const isNew =
  (written: string) =>
  (line: string): boolean => {
    const known = new Set(stems(written));
    return stems(line, LONG_WORD).every((stem) => !known.has(stem));
  };

/** Those whose words do not all stand in what is written already. */
function notIn(written: string, lines: readonly string[]): string[] {
  const known = new Set(stems(written));
  return lines.filter((line) => stems(line).some((stem) => !known.has(stem)));
}

/** So many words say what is made. */
const TELLING = 6;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
/** Whether what usually belongs to the kind of work is known to belong to this: a description that names nothing of its kind is of another. */
export const isUsual = ({ terms, described }: Situation): boolean =>
  wordsIn(described) < TELLING || namesThing(plainText(described), terms.workType);

/** Each line once, the person's own before the usual ones, and no more than anybody reads. */
const offer = (own: readonly string[], usual: readonly string[]): string[] =>
  [...new Set([...own, ...usual])].slice(0, MOST_OFFERED);

/** The things that the description names, and behind them what usually comes with such work. */
export function usualDeliverables(situation: Situation, isKnown = true): SuggestedText {
  const { language, described, terms, raw, words } = situation;
  const suggestion = words('deliverables');
  const own = notIn(suggestion, ownItems(raw('scope_of_work'), suggestion !== ''));
  const listed = [suggestion, ...own].join('\n').toLowerCase();
  const hasUsual = isKnown && (terms.workType !== 'general' || wordsIn(described) < TELLING);
  const usual = hasUsual ? kindOf(situation).deliverables.filter(isFitting(described, listed)) : [];
  return {
    suggestion,
    offered: offer(
      own,
      usual.map((piece) => piece[language]),
    ),
  };
}

/** What the description leaves out, and behind it what is often taken for granted. */
export function usualExclusions(situation: Situation, isKnown = true): SuggestedText {
  const { language, described, raw, words } = situation;
  const suggestion = words('exclusions');
  const own = notIn(suggestion, ownExclusions(raw('scope_of_work')));
  const known = [described, suggestion].join('\n').toLowerCase();
  const usual = isKnown ? kindOf(situation).exclusions.filter(isFitting(described, known)) : [];
  return { suggestion, offered: offer(own, usual.map((piece) => piece[language]).filter(isNew(known))) };
}

/** A working day at that share of the time between two days. */
function dayAt(start: IsoDate, deadline: IsoDate, share: number): IsoDate {
  if (share >= 1) return deadline;
  const day = new Date(Date.parse(start) + Math.round(daysBetween(start, deadline) * share) * DAY_MS);
  const backToFriday = Math.max(0, ((day.getUTCDay() + 6) % 7) - 4);
  const moved = new Date(day.getTime() - backToFriday * DAY_MS).toISOString().slice(0, 10);
  return moved < start ? start : moved;
}

const STAGES = { least: 2, most: 6, longest: 80 };

/** What is handed over, one after the other, where the user has listed it; undefined where that is no list of stages. */
function ownStages({ terms, words }: Situation): readonly Stage[] | undefined {
  const items = terms.deliverables.filter(({ level }) => level === 0).map(({ text }) => text);
  const typed = items.length > 1 ? items : words('deliverables').split(/,\s+/u);
  const names = typed.map((name) => name.trim().replace(/[.;,]$/u, ''));
  const isPlan =
    names.length >= STAGES.least &&
    names.length <= STAGES.most &&
    names.every((name) => name !== '' && name.length <= STAGES.longest);
  if (!isPlan) return undefined;
  return names.map((name, at) => {
    const said = name.charAt(0).toUpperCase() + name.slice(1);
    return { en: said, lt: said, at: (at + 1) / names.length, share: 1 };
  });
}

/** Those of the kind of work only where nothing has been said of it: a description may be of work without them. */
const usualStages = (situation: Situation): readonly Stage[] =>
  wordsIn(situation.described) < TELLING ? kindOf(situation).stages : KINDS.general.stages;

/** Names, and each milestone's part of the price as a weight, where the user has given none. */
function outline(situation: Situation): {
  milestones: readonly Milestone[];
  weights: number[];
  ends: number[];
} {
  const { terms, language } = situation;
  const stages = ownStages(situation) ?? usualStages(situation);
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
