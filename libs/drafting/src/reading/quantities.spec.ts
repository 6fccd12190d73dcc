import { quantitiesIn, sentencesOf, withoutQuantities } from './quantities.js';

describe(quantitiesIn.name, () => {
  it.each([
    [
      'A deposit of 30% of the Fees, that is EUR 1,440.00.',
      [
        ['percent', 30],
        ['money', 1440],
      ],
    ],
    [
      'avansą – 30 % Kainos (1 440,00 Eur)',
      [
        ['percent', 30],
        ['money', 1440],
      ],
    ],
    ['per 14 (keturiolika) kalendorinių dienų', [['period', 14]]],
    ['per 7 (septynias) darbo dienas', [['period', 7]]],
    [
      'within two weeks, thirty (30) days or 2 months',
      [
        ['period', 14],
        ['period', 30],
        ['period', 60],
      ],
    ],
    ['a 30-day notice', [['period', 30]]],
    [
      '2 rounds of revisions, 2 (du) pataisymų ratai',
      [
        ['rounds', 2],
        ['rounds', 2],
      ],
    ],
    ['0,03 % už kiekvieną dieną', [['percent', 0.03]]],
    [
      '€900 or 12 500,00 Eur',
      [
        ['money', 900],
        ['money', 12500],
      ],
    ],
    ['50 procentų', [['percent', 50]]],
    ['1.000 USD', [['money', 1000]]],
  ])('reads the amounts of "%s"', (text, expected) => {
    expect(quantitiesIn(text).map(({ kind, value }) => [kind, value])).toEqual(expected);
  });

  it.each([
    'clause 5.1',
    'article 6.721(1) of the Civil Code',
    '2027 m. sausio 11 d.',
    '11 January 2027',
    'Next.js 15',
  ])('takes no amount from "%s"', (text) => {
    expect(quantitiesIn(text)).toEqual([]);
  });
});

describe(withoutQuantities.name, () => {
  it.each([
    ['The Client pays 30% of the Fees.', 'The Client pays  50 percent of the Fees.', true],
    ['per 5 (penkias) darbo dienas.', 'per 21 dieną.', true],
    ['The Client pays 30% of the Fees.', 'The Provider pays 30% of the Fees.', false],
  ])('tells whether "%s" and "%s" differ in numbers alone', (one, other, isSame) => {
    expect(withoutQuantities(one) === withoutQuantities(other)).toBe(isSame);
  });
});

describe(sentencesOf.name, () => {
  it('parts sentences, not abbreviations', () => {
    expect(sentencesOf('Pay 5 % per day. Then stop, e.g. on 5 proc. of it.')).toEqual([
      'Pay 5 % per day.',
      'Then stop, e.g. on 5 proc. of it.',
    ]);
  });
});
