import { readBrief } from './read-brief.js';

const TODAY = '2026-11-28';
const proposalOf = (brief: string, key: string) =>
  readBrief(brief, TODAY).proposals.find((each) => each.key === key);

const NEW = 'We need a logo for our cafe. Price 900 EUR.';
const OLD = 'We need a logo and a menu for our cafe. Price 1,200 EUR.';
const NEW_LT = 'Reikia logotipo kavinei. Kaina 900 Eur.';
const OLD_LT = 'Reikia logotipo ir meniu kavinei. Kaina 1 200 Eur.';

/** How a letter quotes the one that it answers. */
const ENGLISH: readonly string[] = [
  `${NEW}\n\n> ${OLD}`,
  `${NEW}\n\nOn Mon, 23 Nov 2026 at 10:03, Anna <anna@x.example> wrote:\n> ${OLD}`,
  `${NEW}\n\nOn 23 November 2026, Anna Smith wrote:\n\n${OLD}`,
  `${NEW}\n\n-----Original Message-----\nFrom: Anna\nSent: 23 November 2026\nSubject: Logo\n\n${OLD}`,
  `${NEW}\n\nFrom: Anna <anna@x.example>\nSent: 23 November 2026\nTo: Tom\nSubject: Logo\n\n${OLD}`,
  `> ${NEW}\n>\n>> ${OLD}`,
  `From: Anna\nSent: 20 November 2026\nSubject: Logo\n\n${OLD}\n\nFrom: Tom\nSent: 22 November 2026\nSubject: Logo\n\n${NEW}`,
];
const LITHUANIAN: readonly string[] = [
  `${NEW_LT}\n\n> ${OLD_LT}`,
  `${NEW_LT}\n\n2026-11-20 10:15, Rasa rašė:\n> ${OLD_LT}`,
  `${NEW_LT}\n\n2026-11-20 10:15, Rasa rašė:\n\n${OLD_LT}`,
  `${NEW_LT}\n\n---- Pradinis laiškas ----\nNuo: Rasa\nData: 2026-11-20\nTema: Logotipas\n\n${OLD_LT}`,
  `${NEW_LT}\n\nNuo: Rasa <rasa@x.example>\nIšsiųsta: 2026-11-20\nKam: Tomas\nTema: Logotipas\n\n${OLD_LT}`,
  `> ${NEW_LT}\n>\n>> ${OLD_LT}`,
];

describe('a brief that quotes what was written before', () => {
  it.each([...ENGLISH, ...LITHUANIAN])('takes what its newest message says, and that surely: %s', (brief) => {
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({
      value: '900',
      isCertain: true,
      alternatives: [],
    });
    expect(proposalOf(brief, 'scope_of_work')?.value).not.toMatch(/men[iu]/u);
  });

  it.each([
    `Agreed, go ahead.\n\nOn Mon, 23 Nov 2026 at 10:03, Anna <anna@x.example> wrote:\n> ${OLD}`,
    `Agreed, go ahead.\n\n> ${OLD}`,
    `Gerai, pradedam.\n\n2026-11-20 10:15, Rasa rašė:\n${OLD_LT}`,
    `Gerai, pradedam.\n\n> ${OLD_LT}`,
  ])('offers what only an older one says, never as certain: %s', (brief) => {
    for (const key of ['payment_amount', 'scope_of_work'])
      expect(proposalOf(brief, key)).toMatchObject({ isCertain: false });
    expect(proposalOf(brief, 'payment_amount')?.value).toBe('1200');
  });

  it.each([
    ['Monthly fee EUR 420, start 1 January 2027.\n\n> I offered EUR 380 monthly', '420'],
    ['The monthly price is 420 EUR.\n\n> We would pay 380 EUR a month.', '420'],
    ['Mėnesinis mokestis 420 Eur + PVM.\n\n> Galiu pasiūlyti 380 eur/mėn.', '420'],
    ['Sutarėm: 420 Eur per mėnesį.\n\n> Mėnesinis mokestis būtų 380 Eur.', '420'],
  ])('knows a fee by the month in both: %s', (brief, price) => {
    expect(proposalOf(brief, 'payment_structure')?.value).toBe('retainer');
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({ value: price, isCertain: true });
  });

  it.each([
    ['We need a logo. Price 900 EUR, or is it 800?\nThe price is 900 EUR.', '900'],
    [`> ${NEW}`, '900'],
    ['PRICE OFFER\n\nFrom: Acme Ltd\nTo: Pine Ltd\n\nWe need a logo. Price 900 EUR.', '900'],
    ['We need a logo.\nFrom: 1 December 2026\nDate: 30 December 2026\nPrice 900 EUR.', '900'],
  ])('takes no one message for two: %s', (brief, price) => {
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({ value: price, isCertain: true });
  });
});

describe('a chat', () => {
  const STAMPS: readonly ((who: string, minute: string) => string)[] = [
    (who, minute) => `[2026-11-25 18:${minute}] ${who}: `,
    (who, minute) => `[25/11/2026, 18:${minute}:12] ${who}: `,
    (who, minute) => `25/11/2026, 18:${minute} - ${who}: `,
    (who, minute) => `18:${minute} ${who}: `,
    (who, minute) => `${who}, [25.11.2026 18:${minute}]\n`,
    (who, minute) => `${who} 18:${minute}\n`,
  ];
  const chatOf = (lines: readonly (readonly [who: string, words: string])[]): string[] =>
    STAMPS.map((stamp) =>
      lines.map(([who, words], at) => `${stamp(who, `1${String(at)}`)}${words}`).join('\n'),
    );

  it.each([
    ...chatOf([
      ['Mantas', 'Labas, Rasa. Reikia nufotografuoti mūsų restorano meniu'],
      ['Rasa', 'Labas, Mantai'],
      ['Rasa', '25 patiekalai, 780 eur viskas'],
      ['Mantas', 'kada nuotraukas atiduosi?'],
    ]),
    ...chatOf([
      ['Anna', 'Hi Tom! We need new photos of our menu'],
      ['Tom', 'Hi Anna'],
      ['Tom', '25 dishes, 780 EUR all in'],
      ['Anna', 'when will the photos be ready?'],
    ]),
  ])('leaves who wrote when, greetings and questions out of the work: %s', (brief) => {
    const scope = proposalOf(brief, 'scope_of_work')?.value;
    expect(scope).toMatch(/^(?:Reikia nufotografuoti|We need new photos)/u);
    expect(scope).not.toMatch(/\d\d:\d\d|\?|Mantai|Labas|Anna|Tom/u);
    expect(proposalOf(brief, 'deliverables')?.value ?? '').not.toMatch(/Labas|Mantai|Anna|Hi/u);
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({ value: '780', isCertain: true });
  });

  it.each([
    ...chatOf([
      ['Tom', 'We need a logo. Price 900 EUR.'],
      ['Anna', 'Price 800 EUR.'],
    ]),
  ])('asks which of its sums holds: %s', (brief) => {
    const price = proposalOf(brief, 'payment_amount');
    expect(price?.isCertain).toBe(false);
    expect([price, ...(price?.alternatives ?? [])].map((each) => each?.value).toSorted()).toEqual([
      '800',
      '900',
    ]);
  });

  it.each(['We need a logo. Meeting [10:30]: Vilnius.', 'Open hours 10:00: we need a sign for our door.'])(
    'is no sentence with a time in it: %s',
    (brief) => {
      expect(proposalOf(brief, 'scope_of_work')?.value).toMatch(/logo|sign/u);
    },
  );
});
