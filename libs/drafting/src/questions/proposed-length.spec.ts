import { proposedLength } from './proposed-length.js';

describe(proposedLength.name, () => {
  it.each([
    [{ payment_structure: 'fixed', payment_amount: '2 999,99' }, 'short'],
    [{ payment_structure: 'fixed', payment_amount: '3000' }, 'full'],
    [{ payment_structure: 'milestones', milestones: 'A | 2027-03-01 | 900\nB | 2027-04-01 | 900' }, 'short'],
    [{ payment_structure: 'fixed', payment_amount: '1150', currency: 'GBP' }, 'short'],
    [{ payment_structure: 'fixed', payment_amount: '2500', currency: 'GBP' }, 'full'],
    [{ payment_structure: 'fixed', payment_amount: '900', currency: 'USD' }, 'short'],
    [{ payment_structure: 'fixed', payment_amount: '900', currency: 'other', currency_other: 'JPY' }, 'full'],
    [{ payment_structure: 'hourly', payment_amount: '40', hours_cap: '10' }, 'full'],
    [{ payment_structure: 'fixed' }, 'full'],
    [{}, 'full'],
  ] as const)('%j is proposed as %s', (answers, length) => {
    expect(proposedLength(answers)).toBe(length);
  });
});
