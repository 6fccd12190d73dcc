import { readDeal } from './read-deal.js';
import { valueText } from './values.js';

const told = (text: string): string[] =>
  readDeal(text).map(({ key, value }) => `${key}: ${valueText(value, 'en').replaceAll('\u00a0', ' ')}`);

const ENGLISH = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).
1. The Designer will start the work on 4 May 2026 and complete it by 31 July 2026.
2. The Client pays the Designer a fee of EUR 4,800.
3. The Client shall pay each invoice within thirty (30) days after receiving it.
4. Late sums bear interest of 1% per month.
5. Two rounds of revisions are included.
6. Copyright in the work passes to the Client upon full payment of the fee.
7. Each party keeps the confidential information of the other for 2 years after the end.
8. The Designer shall not compete with the Client for 12 months after the end.
9. The total liability of the Designer shall not exceed the fees.
10. Either party may terminate this Agreement on 14 days' written notice.
11. This Agreement renews automatically.
12. This Agreement is governed by the laws of Ireland. Disputes are decided by the courts of Dublin.`;

const LITHUANIAN = `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).
1. Darbas pradedamas 2026 m. gegužės 4 d. ir baigiamas iki 2026 m. liepos 31 d.
2. Klientas už paslaugas sumoka 4 800 Eur.
3. Klientas kiekvieną sąskaitą apmoka per 30 (trisdešimt) dienų nuo jos gavimo.
4. Vėluodamas Klientas moka 0,05 proc. delspinigių už kiekvieną dieną.
5. Į kainą įeina 2 pataisymų ratai.
6. Autorių turtinės teisės į rezultatą pereina Klientui sumokėjus visą kainą.
7. Šalys konfidencialią informaciją saugo 2 metus po sutarties pabaigos.
8. Paslaugų teikėjo atsakomybė neviršija sutarties kainos.
9. Kiekviena šalis gali nutraukti sutartį raštu įspėjusi prieš 14 dienų.
10. Sutarčiai taikoma Lietuvos Respublikos teisė. Ginčus sprendžia Vilniaus miesto teismai.`;

describe(readDeal, () => {
  it('reads the terms of an English contract', () => {
    expect(told(ENGLISH)).toEqual([
      'start: 4 May 2026',
      'end: 31 July 2026',
      'amount: EUR 4,800.00',
      'payment-days: 30 days',
      'late-interest: 1% a month',
      'revisions: 2',
      'ip-moment: on payment',
      'confidentiality: 2 years',
      'non-compete: 12 months',
      'liability-cap: the fees',
      'notice: 14 days',
      'renewal: automatic',
      'law: Ireland',
      'court: Dublin',
    ]);
  });

  it('reads the terms of a Lithuanian contract', () => {
    expect(told(LITHUANIAN)).toEqual([
      'start: 4 May 2026',
      'end: 31 July 2026',
      'amount: EUR 4,800.00',
      'payment-days: 30 days',
      'late-interest: 0.05% a day',
      'revisions: 2',
      'ip-moment: on payment',
      'confidentiality: 2 years',
      'liability-cap: the fees',
      'notice: 14 days',
      'law: Lietuvos Respublika',
      'court: Vilnius',
    ]);
  });

  it.each([
    [
      'The Client may end this on one week’s notice, the Designer on sixty days’ notice.',
      ['notice: 1 week', 'notice: 60 days'],
    ],
    ['Either party may terminate if a breach is not remedied within 14 days after written notice.', []],
    ['The fee is EUR 900. The Designer pays EUR 5,000 for each such breach.', ['amount: EUR 900.00']],
    ['Late sums bear interest at eight per cent a year, at most 20% in all.', ['late-interest: 8% a year']],
    ['Roughs are due on 2 May 2026, finals on 18 July 2026.', ['end: 2 May 2026', 'end: 18 July 2026']],
    ['The first instalment of EUR 100 is due on 2 May 2026.', ['amount: EUR 100.00']],
    ['If a pause lasts longer than sixty days the work done is paid.', []],
    [
      'Copyright passes when it is made, whether or not it has been paid for.',
      ['ip-moment: as soon as it is made'],
    ],
    [
      'All rights in the work pass to the Client as soon as it is made, whether or not it is paid.',
      ['ip-moment: as soon as it is made'],
    ],
    ['English law applies and the courts of London decide disputes.', ['law: England', 'court: London']],
    ['The parties meet at 3 Lantern Court and discuss disputes.', []],
  ] as const)('reads "%s"', (sentence, expected) => {
    const terms = told(
      `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).\n${sentence}`,
    );
    expect(terms).toEqual(expected);
  });

  it.each([
    ['Klientas gali atsisakyti sutarties įspėjęs prieš dvidešimt dienų.', ['notice: 20 days']],
    [
      'Darbai pradedami 2026 m. kovo 2 d. ir baigiami iki gegužės 15 d.',
      ['start: 2 March 2026', 'end: 15 May 2026'],
    ],
    ['Į kainą įeina du pastabų ratai.', ['revisions: 2']],
    ['Dvejus metus po darbų Paslaugų teikėjas nedirba kitiems viešbučiams.', ['non-compete: 2 years']],
    ['Ginčai sprendžiami Kauno apylinkės teisme.', ['court: Kaunas']],
    ['Ginčai sprendžiami Berlyno teismuose.', ['court: Berlynas']],
    ['Ginčus sprendžia Paryžiaus teismai.', ['court: Paryžius']],
    ['Ginčus sprendžia Stokholmo teismai.', ['court: Stokholmo teismai']],
    ['Turtinės teisės pereina nuo sukūrimo, nelaukiant apmokėjimo.', ['ip-moment: as soon as it is made']],
    ['Avansą, 300 Eur, Klientas sumoka per 5 dienas nuo sutarties pasirašymo.', ['amount: EUR 300.00']],
  ] as const)('reads „%s“', (sentence, expected) => {
    const terms = told(
      `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).\n${sentence}`,
    );
    expect(terms).toEqual(expected);
  });

  it.each([
    'Originalai apdrausti 6 000 eurų suma tuo laikotarpiu, kai skenuojami.',
    'Leidykla gavo 8 000 eurų stipendiją šiai knygai.',
    'Ankstesnės knygos atlyginimas (2 900 eurų) čia paminėtas dėl palyginimo.',
    'Produktai (mažmeninė vertė apie 350 EUR) į atlygį neįskaitomi.',
    'Jei nesilaikoma šalinimo laiko, mokama 40 EUR už kiekvieną uždelstą valandą.',
  ])('reads no price from „%s“', (sentence) => {
    expect(
      told(
        `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).\n${sentence}`,
      ),
    ).not.toContainEqual(expect.stringMatching(/^amount/u));
  });

  it('reads no term of payment from the time in which an invoice is disputed', () => {
    const terms = told(
      'SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).\nSąskaitą Klientas ginčija raštu per 10 (dešimt) kalendorinių dienų nuo gavimo, o neginčijamą dalį sumoka laiku.',
    );
    expect(terms).toEqual([]);
  });

  it('takes the day of the contract where it starts when it is signed', () => {
    const text = `Kaunas, 2026 m. vasario 4 d.\n\n${LITHUANIAN.split('\n')[0]}\n1. Sutartis įsigalioja ją pasirašius.`;
    expect(readDeal(text)).toContainEqual(
      expect.objectContaining({
        key: 'start',
        value: { kind: 'date', date: '2026-02-04' },
        quote: 'Kaunas, 2026 m. vasario 4 d.',
      }),
    );
  });

  it.each([
    [
      'a multiple of the price is no number of rounds',
      'The total liability of each Party is limited to 2 times the total Fees (agreed changes change this sum).',
      'revisions',
    ],
    [
      'a multiple of the price is no number of rounds in Lithuanian',
      'Bendra kiekvienos Šalies atsakomybė neviršija visos Kainos, padaugintos iš 2 (kartu su sutartais pakeitimais keičiasi ir ši suma).',
      'revisions',
    ],
    [
      'what a round is does not say how many there are',
      'Vieną ratą sudaro vienas išsamus rašytinis Kliento pastabų sąrašas ir pataisytas variantas.',
      'revisions',
    ],
    [
      'in the time from a version it is looked at and not paid',
      'Kiekvienam ratui Klientas per 14 (keturiolika) dienų nuo atitinkamo varianto gavimo pateikia pastabų sąrašą.',
      'payment-days',
    ],
    [
      'always being careful does not last for ever',
      'Konfidencialią informaciją gavusi Šalis ją saugo ir visada imasi protingų apsaugos priemonių.',
      'confidentiality',
    ],
  ])('%s', (_what, sentence, key) => {
    const text = `${/\b(?:the|of)\b/u.test(sentence) ? ENGLISH : LITHUANIAN}\n20. ${sentence}`;
    expect(
      readDeal(text).filter((fact) => fact.key === key && fact.quote.includes(sentence.slice(0, 40))),
    ).toEqual([]);
  });

  it('reads that rights pass on payment where the fees are paid up to the delivery', () => {
    const text = LITHUANIAN.replace(
      'Autorių turtinės teisės į rezultatą pereina Klientui sumokėjus visą kainą.',
      'Paslaugų teikėjas suteikia Klientui išimtinę teisę naudoti Rezultatą. Šią teisę Klientas įgyja, kai Paslaugų teikėjas gauna visus mėnesinius mokesčius už laikotarpį iki to Rezultato perdavimo.',
    );
    expect(told(text).filter((term) => term.startsWith('ip-moment'))).toEqual(['ip-moment: on payment']);
  });

  it('takes no number of a clause for a sum', () => {
    const text = `PASLAUGŲ SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).

4.10. Paslaugų kaina yra 3 200 EUR.

4.11. Pabaigus pirmąjį etapą Klientas sumoka 400 EUR, likusi kaina mokama pagal 4.12 ir 6.15 punktus.

4.12 Už papildomą puslapį Klientas moka 300 EUR.`;
    const sums = readDeal(text).filter(({ key }) => key === 'amount');
    expect(sums.map(({ value }) => valueText(value, 'lt').replaceAll('\u00a0', ' '))).toEqual([
      '3 200,00 Eur',
      '400,00 Eur',
      '300,00 Eur',
    ]);
  });

  it('reads the rows whose dots a table of contents has as well', () => {
    const text = `STATEMENT OF WORK between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

Dated 2 March 2026

Deliverables and due dates

Design report ............................ 4 May 2026

Finished website ......................... 12 June 2026

Fee for the report ....................... €2,400`;
    expect(told(text)).toEqual(expect.arrayContaining(['end: 12 June 2026', 'amount: EUR 2,400.00']));
  });

  it('quotes every term exactly', () => {
    for (const text of [ENGLISH, LITHUANIAN])
      for (const { quote, start, end } of readDeal(text)) expect(text.slice(start, end)).toBe(quote);
  });

  it('says nothing of a text in another language', () => {
    expect(
      readDeal('Der Auftraggeber zahlt die Rechnung und das Honorar von 300 EUR für die Arbeit.'),
    ).toEqual([]);
  });
});
