import { ownNumber } from './own-number.js';

const DEPOSIT =
  'Before the Services begin, the Client pays a deposit of 30% of the Fees. The Provider need not start before it has received the deposit.';

describe(ownNumber.name, () => {
  it.each([
    ['warranty_days', '60 days', { warranty_days: '60' }],
    ['warranty_days', '60 dienų', { warranty_days: '60' }],
    ['warranty_days', ' 45 d. ', { warranty_days: 'other', warranty_days_other: '45' }],
    ['deposit_percent', '40 %.', { deposit_percent: 'other', deposit_percent_other: '40' }],
    ['revision_rounds', '3', { revision_rounds: '3' }],
  ])('takes for %s the number in "%s"', (key, words, change) => {
    expect(ownNumber({ [key]: '30' }, words)).toEqual({ change, said: words.trim() });
  });

  it.each([
    ['warranty_days', '2 months'],
    ['warranty_days', '60 %'],
    ['warranty_days', 'We answer within 5 days'],
    ['deposit_percent', '140 %'],
    ['late_interest', '3'],
    ['late_interest', '5 %'],
  ])('takes for %s no number from "%s"', (key, words) => {
    expect(ownNumber({ [key]: '30' }, words)).toBeUndefined();
  });

  it('takes none where more than one answer changes', () => {
    expect(ownNumber({ warranty_days: '30', deposit_percent: '30' }, '60')).toBeUndefined();
  });

  it('takes the number that somebody has put into the suggested words, also with words of their own behind', () => {
    const edited = DEPOSIT.replace('30%', '50 %');
    const expected = { change: { deposit_percent: '50' }, said: edited };
    expect(ownNumber({ deposit_percent: '30' }, edited, DEPOSIT)).toEqual(expected);
    expect(ownNumber({ deposit_percent: '30' }, `${edited} It is paid by card.`, DEPOSIT)).toEqual(expected);
  });

  it('takes none from suggested words that say something else now', () => {
    const edited = DEPOSIT.replace('the Client pays', 'the Client may pay').replace('30%', '50%');
    expect(ownNumber({ deposit_percent: '30' }, edited, DEPOSIT)).toBeUndefined();
  });
});
