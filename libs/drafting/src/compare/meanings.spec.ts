import { compare } from './compare.js';
import { factMeanings, meaningText } from './meanings.js';

const ENGLISH = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).
1. The Designer designs a logo for the Client for EUR 900.
2. The Client shall answer questions of the Designer.\n`;
const LITHUANIAN = `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).
1. Paslaugų teikėjas sukuria Klientui logotipą už 900 Eur.
2. Klientas atsako į Paslaugų teikėjo klausimus.\n`;

describe('a changed figure', () => {
  it.each([
    [
      ENGLISH,
      'It answers within 14 days.',
      'It answers within 41 days.',
      '14 days → 41 days',
      '14 dienų → 41 diena',
    ],
    [
      ENGLISH,
      'It answers within ninety days.',
      'It answers within one hundred and twenty days.',
      '90 days → 120 days',
      '90 dienų → 120 dienų',
    ],
    [
      LITHUANIAN,
      'Failai saugomi devyniasdešimt dienų.',
      'Failai saugomi šimtą dvidešimt dienų.',
      '90 days → 120 days',
      '90 dienų → 120 dienų',
    ],
    [
      ENGLISH,
      'It answers within fourteen (14) working days.',
      'It answers within five (5) working days.',
      '14 working days → 5 working days',
      '14 darbo dienų → 5 darbo dienos',
    ],
    [ENGLISH, 'A discount of 10% is given.', 'A discount of 15% is given.', '10% → 15%', '10 % → 15 %'],
    [
      ENGLISH,
      'Travel above EUR 100 is agreed first.',
      'Travel above EUR 2,100.50 is agreed first.',
      'EUR 100.00 → EUR 2,100.50',
      '100,00 Eur → 2 100,50 Eur',
    ],
    [
      ENGLISH,
      'At least 14 photos are chosen.',
      'At least 41 photos are chosen.',
      '“14 photos” → “41 photos”',
      '„14 photos“ → „41 photos“',
    ],
    [
      LITHUANIAN,
      'Pastabos pateikiamos per 14 (keturiolika) dienų.',
      'Pastabos pateikiamos per 41 (keturiasdešimt vieną) dieną.',
      '14 days → 41 days',
      '14 dienų → 41 diena',
    ],
    [
      LITHUANIAN,
      'Atsakoma per 3 darbo dienas.',
      'Atsakoma per 11 darbo dienų.',
      '3 working days → 11 working days',
      '3 darbo dienos → 11 darbo dienų',
    ],
    [
      LITHUANIAN,
      'Failai saugomi 21 mėnesį.',
      'Failai saugomi 22 mėnesius.',
      '21 months → 22 months',
      '21 mėnuo → 22 mėnesiai',
    ],
  ])('is told with what it counts: %s%s', (head, before, now, en, lt) => {
    const { changes } = compare(head + before, head + now);
    const told = (language: 'en' | 'lt'): string[] =>
      changes.flatMap(({ meanings }) =>
        meanings.map((each) => meaningText(each, language).replaceAll('\u00a0', ' ')),
      );

    expect(changes).toMatchObject([{ kind: 'changed' }]);
    expect([told('en'), told('lt')]).toEqual([[en], [lt]]);
  });
});

describe('a term that one version alone sets', () => {
  it.each([
    [
      'en',
      ENGLISH,
      'The Client may ask for up to two rounds of changes for each draft.',
      'The Client may ask for as many rounds of changes for each draft as it likes.',
      ['Rounds of revisions: 2 → not stated', '“up to two” → “as many”', 'added: “as it likes”'],
    ],
    [
      'lt',
      LITHUANIAN,
      'Vėluodamas sumokėti Klientas moka 0,05 % delspinigių nuo neapmokėtos sumos už kiekvieną uždelstą dieną.',
      'Vėluodamas sumokėti Klientas nemoka delspinigių nuo neapmokėtos sumos už kiekvieną uždelstą dieną.',
      ['Delspinigiai ar palūkanos už vėlavimą: 0,05 % per dieną → nenurodyta', '„moka 0,05 %“ → „nemoka“'],
    ],
  ] as const)('is told with the words that stand in its place: %s', (language, head, before, now, told) => {
    const [change] = compare(head + before, head + now).changes;

    expect(change?.meanings.map((each) => meaningText(each, language).replaceAll('\u00a0', ' '))).toEqual(
      told,
    );
  });
});

describe('a term that is there once for each party', () => {
  const told = (language: 'en' | 'lt', before: string, now: string): string[] => {
    const head = language === 'en' ? ENGLISH : LITHUANIAN;
    const changes = compare(`${head}3. ${before}`, `${head}3. ${now}`).changes;
    return changes.flatMap(({ meanings }) =>
      meanings.map((each) => meaningText(each, language).replaceAll('\u00a0', ' ')),
    );
  };
  const both = (ofProvider: string, ofClient: string): string =>
    `The liability of the Designer under this Agreement ${ofProvider}, and the total liability of the Client ${ofClient}.`;
  const abiejų = (ofProvider: string, ofClient: string): string =>
    `Paslaugų teikėjo atsakomybė pagal šią sutartį ${ofProvider}, o Kliento bendra atsakomybė ${ofClient}.`;
  const [was, now] = ['does not exceed EUR 100', 'does not exceed EUR 50,000'];

  it('is set otherwise for either where it stands', () => {
    expect(told('en', both('is unlimited', was), both(now, 'does not exceed EUR 300'))).toEqual([
      'Limit of liability: unlimited → EUR 50,000.00',
      'Limit of liability: EUR 100.00 → EUR 300.00',
    ]);
    expect(
      told(
        'lt',
        abiejų('neribojama', 'neviršija 100 Eur'),
        abiejų('neviršija 50 000 Eur', 'neviršija 300 Eur'),
      ),
    ).toEqual(['Atsakomybės riba: neribota → 50 000,00 Eur', 'Atsakomybės riba: 100,00 Eur → 300,00 Eur']);
  });

  it('is told by its words where nobody can say which stands for which', () => {
    for (const [one, other] of [
      [both(was, now), both(now, 'does not exceed EUR 300')],
      [
        both(was, now),
        'The liability of the Client does not exceed EUR 70,000 and that of the Designer EUR 300.',
      ],
    ] as const) {
      const all = told('en', one, other).join('; ');

      expect(all).not.toContain('Limit of liability');
      expect(all).toMatch(/300/u);
    }
  });
});

describe('a sentence that was parted or put together, and changed by a few words', () => {
  const one =
    'The Client receives the source files of the logo within ten days after the last payment, and the Designer keeps a copy of these files for two years.';
  const two =
    'The Client receives the source files of the logo within ten days after the last payment. In addition, it is agreed that the Designer keeps a copy of these files for two years.';

  it.each([
    ['parted', one, two],
    ['put together', two, one],
  ])('is one change: %s', (_, before, now) => {
    expect(compare(ENGLISH + before, ENGLISH + now).changes.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

describe('a term that the reader knows in one version alone', () => {
  const fact = (days: number) => ({
    key: 'payment-days' as const,
    value: { kind: 'period' as const, amount: days, unit: 'days' as const },
    ...{ quote: '', start: 0, end: 0 },
  });

  it('is not gone where the same figure stands in both', () => {
    const mine = 'the client pays usd 6,000 within ninety (90) days.';
    const said = { mine, theirs: mine.replace('usd', 'eur') };
    const terms = (before: number[], now: number[], theirs = said.theirs) =>
      factMeanings(before.map(fact), now.map(fact), { said: { mine, theirs } }).terms;

    expect(terms([90], [])).toEqual([]);
    expect(terms([], [90])).toEqual([]);
    expect(terms([90], [], 'the client pays usd 6,000.')).toHaveLength(1);
    expect(terms([90], [60])).toHaveLength(1);
  });
});
