import type { Finding } from './proposal.js';
import type { Sum } from './sums.js';

/** A sum, and where it stands in the brief. */
export interface PlacedSum extends Sum {
  readonly start: number;
  /** Of the message that it stands in. */
  readonly age: number;
}

type Structure = 'fixed' | 'hourly' | 'retainer';
const STRUCTURES: Readonly<Partial<Record<Sum['role'], Structure>>> = {
  price: 'fixed',
  hour: 'hourly',
  month: 'retainer',
};

const quoteOf = ({ start, from, to }: PlacedSum) => ({ start: start + from, end: start + to });
const finding = (
  key: Finding['key'],
  value: string,
  sum: PlacedSum,
  isCertain = !sum.isEstimate && !sum.isLoose,
): Finding => ({
  key,
  value,
  quote: quoteOf(sum),
  isCertain,
});

/**
 * What the sums of a brief say together: how the work is paid and how much. `chosen` is the way of paying that words name; a
 * price beside a rate leaves open which of them holds, so neither is taken.
 */
export function dealOf(sums: readonly PlacedSum[], chosen: string | undefined): Finding[] {
  const named = sums.filter(({ role }) => role !== 'none');
  return [...priceOf(named, chosen), ...depositOf(named), ...otherSums(named), ...currencyOf(named)];
}

function priceOf(sums: readonly PlacedSum[], chosen: string | undefined): Finding[] {
  const every = sums.filter(({ role }) => STRUCTURES[role] !== undefined);
  const newest = Math.min(...every.map(({ age }) => age));
  /* What was offered before yields to what is said now, and what stands near by chance to what is called a price. */
  const current = every.filter(({ age }) => age === newest);
  const named = current.filter(({ isLoose }) => !isLoose);
  const priced = named.length > 0 ? named : current;
  const settled = priced.filter(({ isSettled }) => isSettled);
  const paying = settled.length > 0 ? settled : priced;
  const ways = new Set(paying.map(({ role }) => STRUCTURES[role]));
  const way =
    ways.size === 1
      ? [...ways][0]
      : [...ways].find((each) => each === chosen || (chosen === 'milestones' && each === 'fixed'));
  if (way === undefined) return [];
  const ofWay = paying.filter(({ role }) => STRUCTURES[role] === way);
  const exact = ofWay.filter(({ isEstimate }) => !isEstimate);
  const held = exact.length > 0 ? exact : ofWay;
  const prices = (chosen === 'milestones' ? wholeOf(held) : held).filter(
    (sum, _, all) => !isWithVat(sum, all),
  );
  const isOne = new Set(prices.map(({ value }) => value)).size === 1;
  return prices.flatMap((sum) => [
    finding('payment_amount', String(sum.value), sum),
    /* A ceiling or a guess is no fixed price. */
    ...(chosen === undefined && !(way === 'fixed' && sum.isEstimate)
      ? [
          finding(
            'payment_structure',
            way,
            sum,
            !sum.isEstimate && !sum.isLoose && (isOne || way !== 'fixed'),
          ),
        ]
      : []),
  ]);
}

const LEAST_OF_STAGES = 3;
/** Of the sums of three stages or more none is the price but one that the others come to or do not reach. */
function wholeOf(sums: readonly PlacedSum[]): readonly PlacedSum[] {
  const total = sums.reduce((all, { value }) => all + value, 0);
  return sums.length < LEAST_OF_STAGES ? sums : sums.filter(({ value }) => value * 2 >= total);
}

/** Whether what is paid for the parts comes to another sum than a price of the whole that is said. */
export function missesWhole(parts: readonly number[], sums: readonly PlacedSum[]): boolean {
  const total = parts.reduce((all, value) => all + value, 0);
  const said = sums.filter(({ role }) => role === 'price').map(({ value }) => value);
  return said.length > 0 && !said.some((value) => Math.abs(value - total) < CENT);
}

const CENT = 0.005;
const VAT = 1.21;
/** "1000 + VAT (1210)": the second is the first with tax. */
const isWithVat = (sum: PlacedSum, all: readonly PlacedSum[]): boolean =>
  all.some(({ value }) => value !== sum.value && Math.abs(value * VAT - sum.value) < 0.5);

/** An advance in money is a part of the one price beside it. */
function depositOf(sums: readonly PlacedSum[]): Finding[] {
  const prices = new Set(sums.filter(({ role }) => role === 'price').map(({ value }) => value));
  const [price] = prices;
  if (price === undefined || prices.size > 1) return [];
  return sums
    .filter(({ role }) => role === 'deposit')
    .flatMap((sum) => {
      const percent = (sum.value / price) * 100;
      const isWhole = percent <= 100 && Math.abs(percent - Math.round(percent)) < 1e-9;
      return isWhole ? [finding('deposit_percent', String(Math.round(percent)), sum)] : [];
    });
}

function otherSums(sums: readonly PlacedSum[]): Finding[] {
  return sums.flatMap((sum) => {
    if (sum.role === 'extra') return [finding('extra_hourly_rate', String(sum.value), sum)];
    if (sum.role !== 'expenses' || !sum.isEstimate) return [];
    /* "Travel about 300" is what somebody expects, no limit that was agreed. */
    const isAgreed = !sum.isGuess;
    return [
      finding('expenses', 'capped', sum, isAgreed),
      finding('expense_cap', String(sum.value), sum, isAgreed),
    ];
  });
}

export const currencyOf = (sums: readonly PlacedSum[]): Finding[] =>
  sums.flatMap((sum) => (sum.currency === undefined ? [] : [finding('currency', sum.currency, sum, true)]));
