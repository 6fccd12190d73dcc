import { NO_END_DATE, OTHER_SUFFIX, OTHER_VALUE, type AnswerValue } from '../terms/answers.js';
import { figureOf, figureSpec, type FigureContext } from './answer-figures.js';
import { answerReader } from './answer-reader.js';
import { cityName } from './city.js';
import { currencyCode } from './currency.js';
import { parseDate } from './date.js';
import type { FigureKind, FigureSpec } from './figure.js';
import { figureOfRow } from './milestone-rows.js';
import type { Currency } from '../terms/terms.js';
import { isNoChoice, noDescription, noItemIn } from './no-item.js';
import { readPayment } from './payment.js';
import { cleanText } from './text.js';

/** Why the contract cannot carry an answer as it was given; the codes are those of the errors of the protocol. */
export type AnswerFault = Fault & {
  /** Which row of a list it is about, from 0. */
  readonly at?: number;
};

type Fault =
  | {
      readonly code: Unreadable | 'ANSWER_NO_DATE' | 'ANSWER_NO_CITY' | 'ANSWER_NO_CURRENCY';
    }
  | { readonly code: 'ANSWER_NO_ITEM' | 'ANSWER_NO_DESCRIPTION' | NoChoice; readonly given: string }
  | { readonly code: 'ANSWER_OUT_OF_RANGE'; readonly low: number; readonly high: number }
  | { readonly code: 'ANSWER_OTHER_CURRENCY'; readonly given: string; readonly currency: string };

/** A question as the wizard asks it: an administrator may have made it. */
export interface AskedField {
  readonly key: string;
  readonly type: string;
}

type ReadAnswer = (key: string) => AnswerValue | undefined;

type NoChoice = 'ANSWER_NO_WORK_TYPE' | 'ANSWER_NO_PAYMENT_STRUCTURE' | 'ANSWER_NO_COUNTRY';
/** Questions whose clauses are written with the words behind "Other". */
const NO_CHOICE: ReadonlyMap<string, NoChoice> = new Map([
  ['freelance_type', 'ANSWER_NO_WORK_TYPE'],
  ['payment_structure', 'ANSWER_NO_PAYMENT_STRUCTURE'],
  ['provider_country', 'ANSWER_NO_COUNTRY'],
  ['client_country', 'ANSWER_NO_COUNTRY'],
  ['governing_law', 'ANSWER_NO_COUNTRY'],
]);

type Unreadable = NoFigure | 'ANSWER_TWO_NUMBERS' | 'ANSWER_WITH_VAT';
type NoFigure =
  | 'ANSWER_NO_AMOUNT'
  | 'ANSWER_NO_PERCENTAGE'
  | 'ANSWER_NO_DAYS'
  | 'ANSWER_NO_HOURS'
  | 'ANSWER_NO_NUMBER';

const UNREADABLE: Readonly<Record<FigureKind, NoFigure>> = {
  money: 'ANSWER_NO_AMOUNT',
  'money-an-hour': 'ANSWER_NO_AMOUNT',
  'money-a-month': 'ANSWER_NO_AMOUNT',
  'money-a-unit': 'ANSWER_NO_AMOUNT',
  percent: 'ANSWER_NO_PERCENTAGE',
  'percent-a-day': 'ANSWER_NO_PERCENTAGE',
  'working-days': 'ANSWER_NO_DAYS',
  'calendar-days': 'ANSWER_NO_DAYS',
  hours: 'ANSWER_NO_HOURS',
  'hours-a-month': 'ANSWER_NO_HOURS',
  rounds: 'ANSWER_NO_NUMBER',
  times: 'ANSWER_NO_NUMBER',
  units: 'ANSWER_NO_NUMBER',
  number: 'ANSWER_NO_NUMBER',
};
/** "60-80", "2 or 3": nobody could say which of them is agreed. */
const TWO_NUMBERS = /\d\s*\p{L}*\.?\s*(?:[-–—/]|(?<!\p{L})(?:to|or|and|iki|ar|arba|ir)(?!\p{L}))\s*\d/iu;
const VAT = /(?<!\p{L})(?:VAT|PVM)(?!\p{L})/iu;
const ANY_NUMBER: FigureSpec = { kind: 'number', low: 0, high: Number.MAX_VALUE, decimals: 20 };
const CONTEXT_KEYS = ['payment_structure', 'payment_structure_other', 'currency', 'currency_other'] as const;

/** Answers that decide how the one under `key` is meant. */
export const contextKeysOf = (key: string): readonly string[] =>
  key !== 'milestones' && figureSpec(key, { structure: 'fixed', currency: '' }) === undefined
    ? []
    : CONTEXT_KEYS;

/** Reads only what the field needs, so that it is quick enough for every key that is pressed. */
export function answerFault({ key, type }: AskedField, read: ReadAnswer): AnswerFault | undefined {
  const value = read(key);
  if (Array.isArray(value)) return rowsFault(value, contextOf(read).currency);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (type === 'date' || type === 'datepicker') {
    const isNoEnd = key === 'final_deadline' && value === NO_END_DATE;
    return isNoEnd || parseDate(value) !== undefined ? undefined : { code: 'ANSWER_NO_DATE' };
  }
  if (key === 'court_city') return cityFault(value);
  const noWords = wordsFault(key, value);
  if (noWords !== undefined) return noWords;
  const isChoice = type === 'select' || type === 'radio';
  const given = isChoice ? (value === OTHER_VALUE ? read(`${key}${OTHER_SUFFIX}`) : undefined) : value;
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  if (key === 'currency' && isChoice)
    return currencyCode(given) === undefined ? { code: 'ANSWER_NO_CURRENCY' } : undefined;
  const noChoice = isChoice ? NO_CHOICE.get(key) : undefined;
  if (noChoice !== undefined) return choiceFault(key, given, noChoice);
  const context = contextOf(read);
  const spec = figureSpec(key, context) ?? (type === 'number' ? ANY_NUMBER : undefined);
  return spec && figureFault(given, spec, context);
}

function wordsFault(key: string, text: string): AnswerFault | undefined {
  const isList = key === 'deliverables' || key === 'exclusions';
  const given = isList ? noItemIn(text) : key === 'scope_of_work' ? noDescription(text) : undefined;
  return given === undefined
    ? undefined
    : { code: isList ? 'ANSWER_NO_ITEM' : 'ANSWER_NO_DESCRIPTION', given };
}

function choiceFault(key: string, text: string, code: NoChoice): AnswerFault | undefined {
  const given = cleanText(text) ?? text.trim();
  return isNoChoice(given, key === 'payment_structure') ? { code, given } : undefined;
}

const cityFault = (text: string): AnswerFault | undefined =>
  cityName(text) === undefined ? { code: 'ANSWER_NO_CITY' } : undefined;

function contextOf(read: ReadAnswer): FigureContext {
  const answers = Object.fromEntries(CONTEXT_KEYS.map((key) => [key, read(key)]));
  return readPayment(answerReader(answers));
}

function figureFault(
  text: string,
  spec: FigureSpec,
  { currency }: Pick<FigureContext, 'currency'>,
): AnswerFault | undefined {
  const found = figureOf(text, spec, currency);
  if (!('fault' in found)) return undefined;
  const { fault } = found;
  if (fault.reason === 'currency') return { code: 'ANSWER_OTHER_CURRENCY', given: fault.given, currency };
  const isRange = fault.reason === 'range' && !spec.kind.startsWith('money');
  return isRange
    ? { code: 'ANSWER_OUT_OF_RANGE', low: spec.low, high: spec.high }
    : { code: unreadable(text, spec.kind) };
}

function unreadable(text: string, kind: FigureKind): Unreadable {
  if (kind.startsWith('money') && VAT.test(text)) return 'ANSWER_WITH_VAT';
  return TWO_NUMBERS.test(text) ? 'ANSWER_TWO_NUMBERS' : UNREADABLE[kind];
}

function rowsFault(items: readonly unknown[], currency: Currency): AnswerFault | undefined {
  for (const [at, item] of items.entries()) {
    if (typeof item !== 'object' || item === null) continue;
    const amount: unknown = Reflect.get(item, 'amount');
    const unit = Reflect.get(item, 'unit') === 'percent' ? 'percent' : 'money';
    if (typeof amount !== 'string' || amount.trim() === '') continue;
    const found = figureOfRow({ amount, unit }, currency);
    if (!('fault' in found)) continue;
    if (found.fault.reason === 'currency')
      return { code: 'ANSWER_OTHER_CURRENCY', given: found.fault.given, currency, at };
    return { code: unreadable(amount, unit), at };
  }
  return undefined;
}
