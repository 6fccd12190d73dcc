import { dealTerms, type DealTerm } from './deal-terms.js';
import { FACTS, type FactKey } from './facts.js';
import { isSurelyRead } from './how-sure.js';
import { readDeal } from './read-deal.js';

const ENGLISH = `DESIGN AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. The Client shall pay each invoice within 30 days after receiving it.

2. Late sums bear interest at 1.5% a month (18% a year).

3. Two rounds of revisions are included in the fee.

4. This Agreement is governed by the laws of England.`;
const LITHUANIAN = `PASLAUGŲ SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).

1. Darbai pradedami 2026 m. kovo 2 d. ir baigiami iki gegužės 15 d.

2. Klientas gali atsisakyti sutarties įspėjęs prieš 21 dieną.

3. Konfidencialumo įsipareigojimai galioja 2 metus po sutarties pabaigos.

4. Sutarčiai taikoma Lietuvos Respublikos teisė.

5. Klientas apmoka sąskaitas per 14 dienų nuo jų gavimo.`;

const said = (terms: readonly DealTerm[]): string[] =>
  terms.flatMap(({ name, places }) =>
    places.map(({ value }) => `${name}: ${value}`.replaceAll('\u00a0', ' ')),
  );

describe('the terms that a contract sets', () => {
  it('are told with their values, all of them, where such values are read surely', () => {
    const { set, toRead } = dealTerms(ENGLISH, 'en');
    expect(said(set)).toEqual([
      'Payment term: 30 days',
      'Interest or penalty for being late: 1.5% a month',
      'Interest or penalty for being late: 18% a year',
      'Governing law: England',
    ]);
    expect(said(toRead)).toEqual(['Rounds of revisions: null']);
  });

  it('are told in the words of Lithuanian, names of places in those of the contract', () => {
    expect(said(dealTerms(LITHUANIAN, 'lt').set)).toEqual([
      'Mokėjimo terminas: 14 dienų',
      'Pradžia: 2026 m. kovo 2 d.',
      'Įspėjimo prieš nutraukimą terminas: 21 diena',
      'Taikoma teisė: Lietuvos Respublika',
      'Konfidencialumo trukmė: 2 metai',
    ]);
    const { set } = dealTerms(LITHUANIAN, 'en');
    const languages = Object.fromEntries(set.map(({ key, places }) => [key, places[0]?.language]));
    expect(languages).toMatchObject({ law: 'lt', notice: 'en' });
  });

  it.each(['en', 'lt'] as const)('are quoted exactly, each passage to be read once, in %s', (language) => {
    for (const text of [ENGLISH, LITHUANIAN]) {
      const { set, toRead } = dealTerms(text, language);
      for (const { places } of [...set, ...toRead])
        for (const { quote, start, end } of places) expect(text.slice(start, end)).toBe(quote);
      for (const { places } of toRead)
        expect(new Set(places.map(({ start, end }) => `${start} ${end}`)).size).toBe(places.length);
    }
  });

  it('leave no term out: it is set, to be read, or not found', () => {
    const { set, toRead, notFound } = dealTerms(ENGLISH, 'en');
    const names = [...set, ...toRead].map(({ name }) => name);
    expect([...names, ...notFound].toSorted()).toEqual(
      Object.values(FACTS)
        .map(({ en }) => en)
        .toSorted(),
    );
    expect(notFound).toContain('Limit of liability');
  });

  it.each([
    [
      'en',
      'Agreement between Ada Kord (the “Painter”) and Brightwell Ltd (the “Client”). Disputes shall be decided by a single arbitrator in Boston appointed by the Client, at Painter’s expense.',
      'arbitration, Boston',
    ],
    [
      'en',
      'Agreement between Ada Kord (the “Painter”) and Brightwell Ltd (the “Client”). Disputes are settled by arbitration in English.',
      'arbitration',
    ],
    [
      'lt',
      'Sutartis tarp Adomo Kordo (toliau – Vykdytojas) ir UAB „Rytas“ (toliau – Leidėjas). Ginčai nagrinėjami Leidėjo buveinės vietos teisme.',
      'Leidėjo buveinės vietos teismas',
    ],
    [
      'lt',
      'Sutartis tarp Adomo Kordo (toliau – Vykdytojas) ir UAB „Rytas“ (toliau – Leidėjas). Ginčus sprendžia teismas pagal Vykdytojo gyvenamosios vietą.',
      'Vykdytojo gyvenamosios vietos teismas',
    ],
    [
      'lt',
      'Sutartis tarp Adomo Kordo (toliau – Vykdytojas) ir UAB „Rytas“ (toliau – Leidėjas). Pranešimai siunčiami Leidėjo buveinės adresu.',
      undefined,
    ],
  ] as const)('say in %s where disputes are decided: %s', (language, text, expected) => {
    const { set, toRead } = dealTerms(text, language);
    const places = [...set, ...toRead].find(({ key }) => key === 'court')?.places;
    expect(places?.[0]?.value).toBe(expected);
  });

  it.each([
    'Sutartis galioja iki 2027 m. gegužės 1 d., o po to toliau galioja šešių mėnesių laikotarpiais, jeigu Užsakovas nepraneša kitaip.',
    'Sutartis galioja vienus metus ir kaskart dar metus, jeigu Užsakovas raštu jos nenutraukia.',
  ])('know a renewal that is not called so: %s', (sentence) => {
    const text = `Sutartis tarp Adomo Kordo (toliau – Vykdytojas) ir UAB „Rytas“ (toliau – Užsakovas). ${sentence}`;
    expect(readDeal(text)).toContainEqual(
      expect.objectContaining({ key: 'renewal', value: { kind: 'choice', choice: 'automatic' } }),
    );
  });

  it('are not found in a text in another language', () => {
    const german =
      'Der Auftraggeber zahlt die Rechnung und das Honorar von 300 EUR für die Arbeit in 30 Tagen.';
    expect(dealTerms(german, 'en')).toMatchObject({ set: [], toRead: [] });
  });
});

describe('which values are read surely', () => {
  it.each([
    ['payment-days', 'en', true],
    ['amount', 'en', true],
    ['liability-cap', 'en', false],
    ['end', 'lt', false],
    ['amount', 'lt', false],
    ['revisions', 'lt', true],
    /* All five were right, which says nothing. */
    ['renewal', 'en', false],
  ] as const)('%s in %s: %s', (key: FactKey, language, expected) => {
    expect(isSurelyRead(key, language)).toBe(expected);
  });
});
