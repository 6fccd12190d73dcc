import type { AnswerKey } from '../terms/answers.js';
import type { Currency, Payment } from '../terms/terms.js';
import { readFigure, type FigureKind, type FigureSpec } from './figure.js';
import { saidFigure } from './said-figure.js';

/** What decides how an amount is meant. */
export interface FigureContext {
  readonly structure: Payment['structure'];
  readonly currency: Currency;
}

/** Money in a contract is below a thousand million; what is above it was mistyped. */
const HIGHEST_AMOUNT = 999_999_999.99;
const HIGHEST_UNITS = 100_000_000;
const money = (kind: FigureKind): FigureSpec => ({ kind, low: 0.01, high: HIGHEST_AMOUNT, decimals: 2 });
const whole = (kind: FigureKind, low: number, high: number): FigureSpec => ({ kind, low, high, decimals: 0 });
const PART: FigureSpec = { kind: 'percent', low: 0, high: 100, decimals: 2 };
const hours = (kind: FigureKind): FigureSpec => ({ kind, low: 0.01, high: 10_000, decimals: 2 });

export const MONEY_OF_ROW = money('money');
export const PART_OF_ROW: FigureSpec = { ...PART, low: 0.01 };

type SpecOf = (context: FigureContext) => FigureSpec;
const always =
  (spec: FigureSpec): SpecOf =>
  () =>
    spec;

const AMOUNTS: Readonly<Record<Payment['structure'], FigureSpec>> = {
  fixed: money('money'),
  milestones: money('money'),
  hourly: money('money-an-hour'),
  /* A word costs 0.035. */
  unit: { ...money('money-a-unit'), low: 0.0001, decimals: 4 },
  retainer: money('money-a-month'),
  commission: { ...PART, low: 0.01 },
  other: money('money'),
};

const SPECS: Readonly<Partial<Record<AnswerKey, SpecOf>>> = {
  payment_amount: ({ structure }) => AMOUNTS[structure],
  extra_hourly_rate: always(money('money-an-hour')),
  expense_cap: always({ ...money('money'), isLimit: true }),
  hours_cap: ({ structure }) => hours(structure === 'retainer' ? 'hours-a-month' : 'hours'),
  monthly_hours_cap: always(hours('hours-a-month')),
  unit_cap: always({ ...whole('units', 1, HIGHEST_UNITS), isLimit: true }),
  deposit_percent: always(PART),
  kill_fee_percent: always(PART),
  /* Above one percent a day a yearly rate was meant, which the statutory interest already gives. */
  late_interest: always({ kind: 'percent-a-day', low: 0.0001, high: 1, decimals: 4 }),
  /* The contract ends an acceptance after thirty calendar days in total: a longer check would contradict it. */
  acceptance_days: always({ ...whole('working-days', 1, 20), name: /^(?:acceptance|priėmim\p{L}*)/iu }),
  feedback_days: always({ ...whole('working-days', 1, 90), name: /^(?:feedback|pastab\p{L}*)/iu }),
  payment_due_days: always({
    ...whole('calendar-days', 1, 365),
    name: /^(?:payment|due|net|(?:ap)?mokėjim\p{L}*)/iu,
  }),
  termination_notice_days: always({ ...whole('calendar-days', 1, 365), name: /^(?:notice|įspėjim\p{L}*)/iu }),
  warranty_days: always({
    ...whole('calendar-days', 0, 3650),
    name: /^(?:warranty|guarantee|garantij\p{L}*|garantin\p{L}*)/iu,
  }),
  revision_rounds: always({ ...whole('rounds', 0, 20), name: /^(?:revisions?|pataisym\p{L}*)/iu }),
  liability_cap: always(whole('times', 1, 20)),
  liability_floor: always(money('money')),
};

/** Undefined for an answer that is no number. */
export const figureSpec = (key: string, context: FigureContext): FigureSpec | undefined =>
  Object.entries(SPECS).find(([each]) => each === key)?.[1]?.(context);

/** Why a text is no number that the contract can carry; `low` and `high` are said where it lies outside of them. */
export type FigureFault =
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'range' }
  | { readonly reason: 'currency'; readonly given: string };

/** The number of an answer as it was given, never another one in its place. */
export function figureOf(
  text: string,
  spec: FigureSpec,
  currency?: Currency,
): { readonly value: number } | { readonly fault: FigureFault } {
  const { kind, low, high, decimals } = spec;
  const figure = readFigure(saidFigure(text, spec), kind);
  if (figure === undefined || figure.decimals > decimals) return { fault: { reason: 'unreadable' } };
  if (figure.value < low || figure.value > high) return { fault: { reason: 'range' } };
  const given = figure.currency;
  if (currency !== undefined && given !== undefined && given !== currency)
    return { fault: { reason: 'currency', given } };
  return { value: figure.value };
}
