import { shownPayment } from './shown-payment.js';

const plain = (value: string | undefined) => value?.replaceAll('\u00a0', ' ');

describe(shownPayment.name, () => {
  it.each([
    ['the whole price', { payment_amount: '4 800,50', currency: 'USD' }, '$4,800.50', null],
    ['a rate', { payment_amount: '60', payment_structure: 'hourly', currency: 'EUR' }, '€60', 'hour'],
    ['a rate a word', { payment_amount: '0.045', payment_structure: 'unit' }, '€0.045', 'unit'],
    ['a fee', { payment_amount: '900', payment_structure: 'retainer', currency: 'GBP' }, '£900', 'month'],
    ['a commission', { payment_amount: '7.5', payment_structure: 'commission' }, '7.5%', null],
    [
      'a currency of its own',
      { payment_amount: '10', currency: 'other', currency_other: 'Danish krone' },
      'kr 10',
      null,
    ],
    ['words', { payment_amount: 'to be agreed', currency: 'EUR' }, 'to be agreed', null],
  ] as const)('shows %s', (_, answers, amount, per) => {
    const shown = shownPayment(answers, 'en');
    expect([plain(shown?.amount), shown?.per]).toEqual([amount, per]);
  });

  it('writes as Lithuanians do', () => {
    const shown = shownPayment({ payment_amount: '4800', currency: 'EUR' }, 'lt');
    expect(plain(shown?.amount)).toBe('4 800 €');
  });

  it('has nothing to show without an answer', () => {
    expect(shownPayment({ payment_amount: ' ' }, 'en')).toBeUndefined();
    expect(shownPayment(undefined, 'en')).toBeUndefined();
  });
});
