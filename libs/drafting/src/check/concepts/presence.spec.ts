import { check } from '../check.js';

const contract = (last: string): string => `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd, a company registered in Oslo, Norway (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.

${last}
`;
const sutartis = (last: string): string => `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“, Vilnius (toliau – Klientas) ir Ona Petraitė (toliau – Konsultantė).

1. Darbas. Konsultantė parengia Kliento rinkos ataskaitą ir perduoda ją Klientui iki 2027 m. gegužės 1 d.

2. Kaina. Klientas sumoka Konsultantei 4 000 Eur per 14 dienų nuo sąskaitos gavimo.

${last}
`;
const missing = (last: string): readonly string[] =>
  check(contract(last), { language: 'en' }).findings.flatMap(({ id }) =>
    id.endsWith('.missing') ? [id] : [],
  );

describe('what a contract regulates', () => {
  it.each([
    '3. English law governs this Agreement, and the courts of London decide.',
    '3. This Agreement is governed by the law of Scotland, and the parties prorogate the exclusive jurisdiction of the Court of Session in Edinburgh.',
    '3. Disputes are settled by the courts of Vilnius.',
  ])('is said by plain words: %s', (last) => expect(missing(last)).not.toContain('disputes.missing'));

  it.each([
    [
      'background-materials.missing',
      '3. The Consultant assigns to the Client all rights in the report and in every template and all tools and libraries used in or created before it.',
    ],
    ['expenses.missing', '3. The price is a total and inclusive of all travel, taxes and expenses.'],
    ['taxes.missing', '3. The price is a total and inclusive of all expenses and taxes.'],
    ['subcontracting.missing', '3. The Consultant may neither assign this Agreement nor subcontract.'],
    ['deposit.missing', '3. The Client pays £1,920 before the work starts and the balance on delivery.'],
    ['deposit.missing', '3. A sum of EUR 900 is payable upon signature of this Agreement.'],
    ['late-payment.missing', '3. Late sums carry interest at 8% a year above the base rate.'],
    ['late-payment.missing', '3. Overdue invoices bear interest of 0.05% a day.'],
    ['term.missing', '3. This Agreement ends when the report has been accepted and paid.'],
    ['term.missing', '3. The Agreement lasts until the report has been delivered.'],
  ])('is not %s where it is spoken of: %s', (id, last) => {
    const { findings, toLookFor } = check(contract(last), { language: 'en' });
    expect([...findings, ...toLookFor].map((each) => each.id)).not.toContain(id);
  });

  it.each([
    [
      'background-materials.missing',
      '3. Visos teisės į ataskaitą ir į Konsultantės anksčiau sukurtus šablonus pereina Klientui.',
    ],
    ['expenses.missing', '3. Į kainą įskaičiuoti visi mokesčiai ir visos Konsultantės išlaidos.'],
    ['taxes.missing', '3. Į kainą įskaičiuoti visi mokesčiai ir visos Konsultantės išlaidos.'],
    ['subcontracting.missing', '3. Konsultantė neturi teisės perleisti pareigų ar pasitelkti subrangovų.'],
    ['deposit.missing', '3. Prieš pradedant darbus sumokama 800 Eur, likusi dalis – priėmus ataskaitą.'],
    ['deposit.missing', '3. Klientas sumoka 30 % kainos prieš pradedant darbą.'],
    ['late-payment.missing', '3. Vėluojant mokami 0,05 procento delspinigiai, taikomi abiem šalims.'],
    ['late-payment.missing', '3. Uždelsus skaičiuojamos 8 proc. palūkanos, jas moka abi šalys.'],
    ['term.missing', '3. Sutartis baigiasi, kai priimama ataskaita ir sumokama visa kaina.'],
    ['term.missing', '3. Sutartis galioja, kol priimama ataskaita.'],
  ])('is not %s where it is spoken of in Lithuanian: %s', (id, last) => {
    const { findings, toLookFor } = check(sutartis(last), { language: 'lt' });
    expect([...findings, ...toLookFor].map((each) => each.id)).not.toContain(id);
  });

  it.each([
    ['background-materials.missing', '3. The Client lends the Consultant its own tools and machines.'],
    ['expenses.missing', '3. The report includes a table of expenses of the market.'],
  ])('is %s where something else is spoken of: %s', (id, last) => {
    const { findings, toLookFor } = check(contract(last), { language: 'en' });
    expect([...findings, ...toLookFor].map((each) => each.id)).toContain(id);
  });

  it('is not said by places to sign and blanks', () => {
    const bare = missing('3. The Client answers questions of the Consultant within a week.');
    const signed = missing(
      '3. The Client answers questions of the Consultant within a week.\n\nName: [Client’s full name]\n\nSignature: [Client’s signature]\n\nDate: [date of signing]',
    );
    expect(bare).toEqual(
      expect.arrayContaining(['disputes.missing', 'deposit.missing', 'credit-portfolio.missing']),
    );
    expect(signed).toEqual(expect.arrayContaining(bare.filter((id) => id !== 'signatures.missing')));
  });

  it.each([
    ['en', contract('Dated this 5th day of May 2026 at Leeds')],
    ['en', contract('(c) August 7, 2026.')],
    ['en', contract('General conditions')],
    ['lt', sutartis('2026 m. kovo 2 d., Kaunas')],
    ['lt', sutartis('Kaunas, 2026 m. kovo 2 d., sutartis Nr. 14')],
    ['lt', sutartis('Darbo eiga')],
  ] as const)('is looked for nowhere in a date or a title: %s %s', (language, text) => {
    const last = text.trim().split('\n').at(-1) ?? '';
    const { toLookFor } = check(text, { language });
    const places = toLookFor.flatMap(({ evidence }) => evidence?.quote ?? []);
    expect(places.filter((quote) => last.includes(quote))).toEqual([]);
  });
});
