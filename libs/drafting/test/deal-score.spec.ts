import { judgeDeal, type DealLabel } from './deal-score.js';
import type { DealFact } from '../src/deal/read-deal.js';

const TEXT = 'The price is EUR 900.\nIt is due\nin 14 days. The law of the Republic of Lithuania applies.';
const fact = (key: DealFact['key'], value: DealFact['value'], quote: string): DealFact => {
  const start = TEXT.indexOf(quote);
  return { key, value, quote, start, end: start + quote.length };
};
const DAYS = { kind: 'period', amount: 14, unit: 'days' } as const;
const PRICE = { kind: 'money', amount: 900, currency: 'EUR' } as const;
const verdicts = (facts: readonly DealFact[], labels: readonly DealLabel[]): string[] =>
  judgeDeal(TEXT, facts, labels).map(({ key, verdict }) => `${key} ${verdict}`);

describe(judgeDeal, () => {
  it('calls a value right whose sentence overlaps the labelled one, however its lines are broken', () => {
    const label = { key: 'payment-days', value: DAYS, quote: 'It is due in 14 days.' };
    expect(verdicts([fact('payment-days', DAYS, 'It is due\nin 14 days.')], [label])).toEqual([
      'payment-days right',
    ]);
  });

  it('calls a value wrong that the labels do not have, or have of another sentence', () => {
    const label = { key: 'amount', value: PRICE, quote: 'The price is EUR 900.' };
    expect(verdicts([fact('amount', PRICE, 'It is due\nin 14 days.')], [label])).toEqual([
      'amount wrong',
      'amount missed',
    ]);
    expect(verdicts([fact('amount', { ...PRICE, amount: 90 }, 'The price is EUR 900.')], [label])).toEqual([
      'amount wrong',
      'amount missed',
    ]);
  });

  it('counts a repeated value once, and an unsure label not at all', () => {
    const label = { key: 'amount', value: PRICE, quote: 'The price is EUR 900.' };
    const repeated = fact('amount', PRICE, 'The price is EUR 900.');
    expect(verdicts([repeated, repeated], [label, label])).toEqual(['amount right']);
    expect(verdicts([repeated], [{ ...label, unsure: true }])).toEqual([]);
    expect(verdicts([], [{ ...label, unsure: true }])).toEqual([]);
  });

  it('takes a name in another case or with its state for the same', () => {
    const quote = 'The law of the Republic of Lithuania applies.';
    const label = { key: 'law', value: { kind: 'name', name: 'Lithuania' } as const, quote };
    expect(verdicts([fact('law', { kind: 'name', name: 'Republic of Lithuania' }, quote)], [label])).toEqual([
      'law right',
    ]);
    expect(verdicts([fact('law', { kind: 'name', name: 'Latvia' }, quote)], [label])).toEqual([
      'law wrong',
      'law missed',
    ]);
  });

  it('refuses a label that does not stand in the text', () => {
    expect(() => judgeDeal(TEXT, [], [{ key: 'amount', value: PRICE, quote: 'EUR 901' }])).toThrow(
      'not in the text',
    );
  });
});
