import { ownNumber } from './own-number.js';

describe(ownNumber.name, () => {
  it.each([
    ['warranty_days', '60 days', { warranty_days: '60' }],
    ['warranty_days', '60 dienų', { warranty_days: '60' }],
    ['warranty_days', ' 45 d. ', { warranty_days: 'other', warranty_days_other: '45' }],
    ['deposit_percent', '40 %.', { deposit_percent: 'other', deposit_percent_other: '40' }],
    ['revision_rounds', '3', { revision_rounds: '3' }],
  ])('takes for %s the number in "%s"', (key, words, expected) => {
    expect(ownNumber({ [key]: '30' }, words)).toEqual(expected);
  });

  it.each([
    ['warranty_days', '2 months'],
    ['warranty_days', '60 %'],
    ['warranty_days', 'We answer within 5 days'],
    ['deposit_percent', '140 %'],
    ['late_interest', '3'],
  ])('takes for %s no number from "%s"', (key, words) => {
    expect(ownNumber({ [key]: '30' }, words)).toBeUndefined();
  });

  it('takes none where more than one answer changes', () => {
    expect(ownNumber({ warranty_days: '30', deposit_percent: '30' }, '60')).toBeUndefined();
  });
});
