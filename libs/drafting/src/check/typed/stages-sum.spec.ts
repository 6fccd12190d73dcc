import type { Language } from '../../model/document.js';
import { readContract } from '../read-contract.js';
import { plainText } from '../segment.js';
import { addsUp, withWrongSum } from './stages-sum.js';

const isWrong = (text: string, language: Language = 'en') =>
  withWrongSum(readContract(text, { language })) !== undefined;

describe(withWrongSum.name, () => {
  it.each([
    ['The fee is paid 30 % on signing and 50 % on delivery.', true],
    ['The fee is paid 30 % on signing and 70 % on delivery.', false],
    [
      'The Fees: Deposit (30%) | 30% of the Fees | before the work starts; Balance (70%) | the rest on delivery.',
      false,
    ],
    ['Kaina mokama taip: 40 % pasirašius, 40 % perdavus.', true],
    ['Interest of 8 % runs after 30 days.', false],
    ['If the Client cancels on the day it pays 60 % of the fee, before that day 30 %.', false],
    [
      'It pays: nothing up to eight weeks beforehand, 30 % of the fee up to four weeks beforehand, 85 % after.',
      false,
    ],
    [
      'Klientui atšaukus fotografavimą likus mažiau nei 5 dienoms mokama 40 % kainos, anksčiau – 15 %.',
      false,
    ],
    ['The fee is paid 30 % beforehand and 50 % on delivery.', true],
  ])('"%s": %s', (text, expected) => expect(isWrong(text)).toBe(expected));

  const table = (header: string, rows: readonly string[], between = '\n\n') =>
    [header, ...rows].join(between);
  const SUMS: readonly (readonly [Language, string, (second: string) => string])[] = [
    [
      'en',
      'dates in words',
      (second) =>
        `The price is EUR 3,600 and is paid in three parts: EUR 1,200 by 15 January 2027, EUR ${second} by 1 February 2027 and EUR 1,000 on acceptance.`,
    ],
    [
      'en',
      'dates before sums',
      (second) =>
        `The price is EUR 3,600. It is paid in stages: by 15 January 2027 EUR 1,200, by 1 February 2027 EUR ${second} and by 1 March 2027 EUR 1,000.`,
    ],
    [
      'en',
      'dates in figures',
      (second) =>
        `The Client pays a total of USD 3,600 in three instalments: USD 1,200 on 2027-01-15, USD ${second} on 02/01/2027 and USD 1,000 on delivery.`,
    ],
    [
      'en',
      'a table under its price',
      (second) =>
        `The price is EUR 3,600. It is paid in three stages:\n\n${table('Stage | Due | Amount', [
          'Sketches | 15 January 2027 | EUR 1,200',
          `Drafts | 1 February 2027 | EUR ${second}`,
          'Files | 1 March 2027 | EUR 1,000',
        ])}`,
    ],
    [
      'en',
      'a table with its total and a currency above',
      (second) =>
        table(
          'Stage | Due | Amount, EUR',
          [
            'Sketches | 15 January 2027 | 1,200',
            `Drafts | 1 February 2027 | ${second}`,
            'Files | 1 March 2027 | 1,000',
            'Total | | 3,600',
          ],
          '\n',
        ),
    ],
    [
      'en',
      'a list',
      (second) =>
        `The total price is 3,600 EUR. The Client pays:\n\n(a) EUR 1,200 by 15 January 2027;\n\n(b) EUR ${second} by 1 February 2027;\n\n(c) EUR 1,000 on acceptance.`,
    ],
    [
      'lt',
      'dates in words',
      (second) =>
        `Kaina – 3 600 Eur, mokama trimis dalimis: 1 200 Eur iki 2027 m. sausio 15 d., ${second} Eur iki 2027 m. vasario 1 d. ir 1 000 Eur priėmus darbus.`,
    ],
    [
      'lt',
      'the price in the sentence before',
      (second) =>
        `Visa kaina yra 3 600 Eur. Ji mokama etapais: 1 200 Eur iki 2027 m. sausio 15 d., ${second} Eur iki 2027-02-01 ir 1 000 Eur iki 2027 m. kovo 1 d.`,
    ],
    [
      'lt',
      'a table',
      (second) =>
        `Kaina 3 600 Eur. Mokama etapais:\n\n${table('Etapas | Terminas | Suma', [
          'Eskizai | 2027 m. sausio 15 d. | 1 200 Eur',
          `Maketai | 2027 m. vasario 1 d. | ${second} Eur`,
          'Failai | 2027 m. kovo 1 d. | 1 000 Eur',
        ])}`,
    ],
  ];
  it.each(SUMS)('reads %s: %s', (language, _, text) => {
    const written = (amount: string) => (language === 'lt' ? amount.replace(',', ' ') : amount);
    const read = ['1,400', '1,900', '1,300', '1,401'].map((second) =>
      isWrong(text(written(second)), language),
    );
    expect(read).toEqual([false, true, true, true]);
  });

  it.each([
    [
      'en',
      'The price is EUR 3,600: EUR 1,200 on signing and the balance on delivery, of which EUR 500 is late.',
    ],
    ['en', 'The price is EUR 3,600. The Client pays EUR 60 per hour of extra work and EUR 900 for travel.'],
    ['en', 'The fee is EUR 1,000 on signing, EUR 500 on delivery and EUR 300 on acceptance.'],
    [
      'en',
      'The price is EUR 1,000 plus 21 % VAT. It is paid in parts: EUR 600 on signing and EUR 610 on delivery.',
    ],
    [
      'en',
      'The price is EUR 3,600, including EUR 300 for fonts and EUR 200 for print, and is paid on delivery.',
    ],
    [
      'lt',
      'Kaina – 3 600 Eur. Pasirašius sumokama 1 200 Eur, likusi dalis – perdavus, už kiekvieną papildomą puslapį – 50 Eur.',
    ],
  ] as const)('blames nothing that does not have to add up (%s): %s', (language, text) =>
    expect(isWrong(text, language)).toBe(false),
  );
});

describe(addsUp.name, () => {
  const sentence = (text: string) => ({ start: 0, end: text.length, plain: plainText(text), heading: '' });
  it.each([
    ['EUR 3,600: EUR 1,200 on signing, EUR 1,400 on 15 May, EUR 1,000 on delivery.', '', true],
    ['The Client pays EUR 1,200 on signing and EUR 2,400 on delivery.', 'The price is EUR 3,600.', true],
    ['The Client pays EUR 1,200 on signing and EUR 1,900 on delivery.', 'The price is EUR 3,600.', false],
    [
      'Sumokama 1 200 Eur pasirašius, 1 400 Eur iki 2027-01-15 ir 1 000 Eur perdavus.',
      'Kaina – 3 600 Eur.',
      true,
    ],
    [
      'Sumokama 1 200 Eur pasirašius, 1 900 Eur iki 2027-01-15 ir 1 000 Eur perdavus.',
      'Kaina – 3 600 Eur.',
      false,
    ],
    ['The price is EUR 3,600.', 'The price is EUR 3,600.', false],
  ])('"%s" beside "%s": %s', (parts, other, expected) =>
    expect(addsUp(sentence(parts), [sentence(parts), sentence(other)])).toBe(expected),
  );
});
