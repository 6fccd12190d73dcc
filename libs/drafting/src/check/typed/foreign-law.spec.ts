import { check } from '../check.js';
import { readContract } from '../read-contract.js';
import { isDecidedAtHome, withCourtOfOtherLaw, withForeignCourt, withForeignLaw } from './foreign-law.js';

const contract = (address: string, law: string): string => `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd, a company registered in Nevada, USA (the "Client") and Ona Petraitė, ${address} (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.

3. Law. ${law}
`;
const HERE = 'Gedimino pr. 1, Vilnius, Lithuania';
const found = (address: string, law: string): string | undefined =>
  check(contract(address, law), { language: 'en' }).findings.find(({ id }) => id === 'governing-law.foreign')
    ?.evidence?.quote;

const inColumns = (head: string, countries: string): string => `PASLAUGŲ TEIKIMO SUTARTIS

Ona Petraitė (toliau – Paslaugų teikėjas) ir Halvorsen Freight GmbH (toliau – Klientas), kurių rekvizitai nurodyti toliau, sudarė šią sutartį.

${head}
Teisinis statusas | Fizinis asmuo | Juridinis asmuo
${countries}

1. Paslaugų teikėjas parengia Klientui rinkos ataskaitą iki 2027 m. gegužės 1 d.
2. Klientas sumoka Paslaugų teikėjui 4 000 Eur per 14 dienų nuo sąskaitos gavimo.
3. Sutarčiai taikoma Vokietijos Federacinės Respublikos teisė.
`;

describe('a table of the parties with a column for each', () => {
  it.each([
    ['Rekvizitai | Paslaugų teikėjas | Klientas', 'Valstybė | Vokietija | Lietuva', false],
    ['Rekvizitai | Klientas | Paslaugų teikėjas', 'Valstybė | Lietuva | Vokietija', false],
    ['Rekvizitai | Paslaugų teikėjas | Klientas', 'Valstybė | Lietuva | Vokietija', true],
    ['Rekvizitai | Klientas | Paslaugų teikėjas', 'Valstybė | Vokietija | Lietuva', true],
  ])('tells by its row where the one who works is: %s, %s', (head, countries, isForeign) => {
    const ids = check(inColumns(head, countries), { language: 'lt' }).findings.map(({ id }) => id);
    expect(ids.includes('governing-law.foreign')).toBe(isForeign);
  });

  it('tells nothing of the law on data that applies wherever it applies', () => {
    const law =
      '“Data Protection Law” means the law on personal data that applies to the Services, in particular Regulation (EU) 2016/679 and the privacy laws of the United States and its states, each where it applies.';
    expect(found(HERE, law)).toBeUndefined();
  });
});

describe(withForeignLaw.name, () => {
  it('finds it in lines as a PDF breaks them, too', () => {
    const law = 'This Agreement is governed by the laws of the State of Nevada.';
    const broken = contract(HERE, law)
      .split('\n')
      .map((line) => line.replaceAll(/(.{50,70}) /gu, '$1\n'))
      .join('\n');
    const ids = check(broken, { language: 'en' }).findings.map(({ id }) => id);
    expect(broken.split('\n').length).toBeGreaterThan(contract(HERE, law).split('\n').length + 3);
    expect(ids).toContain('governing-law.foreign');
  });

  it.each([
    'This Agreement is governed by the laws of the State of Nevada.',
    'The laws of Singapore govern this Agreement.',
    'Dutch law; the courts decide.',
    'This Agreement shall be construed in accordance with English law.',
  ])('names the law of another country than the one in which somebody works: %s', (law) => {
    expect(found(HERE, law)).toContain(law);
  });

  it.each([
    [HERE, 'This Agreement is governed by the laws of the Republic of Lithuania.'],
    ['Main Street 1', 'This Agreement is governed by the laws of the State of Nevada.'],
    [HERE, 'The law of Lithuania applies, not that of Nevada.'],
  ])('says nothing where it is not certain: %s, %s', (address, law) => {
    expect(found(address, law)).toBeUndefined();
  });

  it.each([
    ['£4,000', 'The laws of the State of Texas govern this Agreement.', true],
    ['£4,000', 'The laws of England govern this Agreement.', false],
    ['£4,000', 'The laws of Ireland govern this Agreement.', false],
    ['$4,000', 'The laws of the State of Texas govern this Agreement.', false],
  ])('takes who is paid %s alone for no American: %s %s', (price, law, expected) => {
    const text = contract('7 Orchard Close', law)
      .replace('EUR 4,000', price)
      .replace(', a company registered in Nevada, USA', '');
    const ids = check(text, { language: 'en' }).findings.map(({ id }) => id);
    expect(ids.includes('governing-law.foreign')).toBe(expected);
  });

  it.each([
    ['3 Mill Lane, Bath BA1 5QT', 'The law of Norway governs this Agreement.', true],
    ['12 Dock Street, Leith EH6 6LX', 'This Agreement is governed by the laws of the State of Texas.', true],
    ['Flat 2, 9 High Road, London N1 9GU', 'German law; the courts decide.', true],
    ['3 Mill Lane, Bath BA1 5QT', 'English law; the courts decide.', false],
    ['3 Mill Lane, Bath', 'The law of Norway governs this Agreement.', false],
    ['Kanalvej 4 B2, 5000 Odense C', 'The law of Norway governs this Agreement.', false],
  ])('knows who has a British postcode for British: %s, %s', (address, law, expected) => {
    expect(found(address, law)).toBe(expected ? law : undefined);
  });

  it('reads Lithuanian', () => {
    const text = `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Klientas) ir Ona Petraitė, Gedimino pr. 1, Vilnius (toliau – Konsultantas).

1. Darbas. Konsultantas parengia Kliento rinkos ataskaitą ir perduoda ją Klientui iki 2027 m. gegužės 1 d.

2. Kaina. Klientas sumoka Konsultantui 4 000 Eur per 14 dienų nuo Konsultanto sąskaitos gavimo.

3. Teisė. Šiai sutarčiai taikoma Anglijos teisė.
`;
    const ids = check(text, { language: 'lt' }).findings.map(({ id }) => id);
    expect(ids).toContain('governing-law.foreign');
    expect(
      check(text.replace('Anglijos', 'Lietuvos'), { language: 'lt' }).findings.map(({ id }) => id),
    ).not.toContain('governing-law.foreign');
  });

  it.each([
    [
      '',
      'Vokietijos teisė, ginčai sprendžiami Berlyno teismuose',
      ['governing-law.foreign', 'disputes.court-elsewhere'],
    ],
    ['', 'Lietuvos Respublikos teisė, ginčai sprendžiami Vilniaus teismuose', []],
    [', gyvenanti Berlyne', 'Vokietijos teisė, ginčai sprendžiami Berlyno teismuose', []],
  ])(
    'takes who names no country in Lithuanian for one of Lithuania: „%s“, „%s“',
    (address, law, expected) => {
      const text = `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Užsakovas) ir Ona Petraitė, dirbanti pagal individualios veiklos pažymą Nr. 765432${address} (toliau – Vykdytoja).

1. Darbas. Vykdytoja parengia Užsakovo rinkos ataskaitą ir perduoda ją Užsakovui iki 2027 m. gegužės 1 d.

2. Kaina. Užsakovas sumoka Vykdytojai 4 000 Eur per 14 dienų nuo Vykdytojos sąskaitos gavimo.

3. Teisė. Sutarčiai taikoma ${law}.
`;
      const ids = check(text, { language: 'lt' }).findings.map(({ id }) => id);
      expect(ids.filter((id) => /^(?:governing-law|disputes)\.(?!missing)/u.test(id))).toEqual(expected);
    },
  );
});

describe(withForeignCourt.name, () => {
  const court = (address: string, words: string): string | undefined =>
    check(contract(address, words), { language: 'en' }).findings.find(
      ({ id }) => id === 'disputes.court-elsewhere',
    )?.evidence?.quote;

  it.each([
    'This Agreement is governed by the laws of the State of Delaware and the parties submit to the exclusive jurisdiction of the courts of Wilmington, Delaware, USA.',
    'Any dispute is decided by the courts of London.',
    'Disputes are finally settled by arbitration in Stockholm.',
  ])('names a court in another country than the one in which somebody works: %s', (words) => {
    expect(court(HERE, words)).toContain(words);
  });

  it.each([
    [HERE, 'Disputes are decided by the courts of Vilnius, Lithuania.'],
    [HERE, 'Disputes are decided by the courts of Lithuania or of England, as the one who sues chooses.'],
    [HERE, 'Disputes are decided by the court at the seat of the side that is sued.'],
    [HERE, 'The Consultant presents the report at the London office of the Client.'],
    ['Main Street 1', 'Any dispute is decided by the courts of London.'],
  ])('says nothing of what is near, open or no court: %s, %s', (address, words) => {
    expect(court(address, words)).toBeUndefined();
  });
});

describe('where nobody says where they are', () => {
  const OVERSEAS =
    'This Agreement is governed by the laws of the State of Delaware, and the courts of Wilmington have exclusive jurisdiction.';
  const unplaced = (words: string): string =>
    contract('self-employed', words).replace(', a company registered in Nevada, USA', '');
  const places = (text: string): string[] =>
    check(text, { language: 'en' })
      .findings.map(({ id }) => id)
      .filter((id) => ['governing-law.foreign', 'disputes.court-elsewhere'].includes(id));

  it('takes who is paid in euros for nobody from overseas', () =>
    expect(places(unplaced(OVERSEAS))).toEqual(['governing-law.foreign', 'disputes.court-elsewhere']));

  it.each([
    unplaced(OVERSEAS).replaceAll('EUR', 'USD'),
    unplaced('This Agreement is governed by the laws of Ireland.'),
    unplaced(`${OVERSEAS}\n\n4. Place. The Consultant works from New York.`),
  ])('says nothing of other money, of a law in Europe, or of a country that is spoken of', (text) =>
    expect(places(text)).toEqual([]),
  );
});

describe('arbitration in a town', () => {
  const agreement = (words: string, provider = '', client = ''): string => `DESIGN SERVICES AGREEMENT

This agreement is made between Orbit LLC${client} (the "Client") and Lena Fox${provider} (the "Designer").

1. Work. The Designer designs a brochure of 24 pages for the Client.

2. Price. The Client pays the Designer USD 4,000 within 14 days of the invoice.

3. Disputes. ${words}`;
  const isFar = (text: string): boolean =>
    check(text, { language: 'en' }).findings.some(({ id }) => id === 'disputes.court-elsewhere');
  const IN = 'Any dispute is resolved by binding arbitration in';

  it.each([
    [`${IN} Miami.`, '', ''],
    [`${IN} Reno.`, '', ''],
    [`${IN} Las Vegas, Nevada.`, '', ', 1 Main St, Las Vegas, Nevada'],
    [`${IN} Vilnius.`, ', 12 High Street, Leeds, United Kingdom', ''],
    [`${IN} Vilnius.`, ', 12 High Street, Leeds', ', Gedimino pr. 1, Vilnius'],
    [`${IN} Miami.`, ', 5 Elm St, Dallas, Texas', ''],
  ])('is far from who is elsewhere: %s%s%s', (words, provider, client) =>
    expect(isFar(agreement(words, provider, client))).toBe(true),
  );

  it.each([
    [`${IN} Miami, Florida.`, ', 9 Beach Rd, Miami, Florida', ''],
    [`${IN} Dallas.`, ', 5 Elm St, Dallas, Texas', ''],
    [`${IN} Fairfax, Virginia, before one arbitrator.`, ', Roanoke, Virginia', ''],
    [`${IN} London under the rules of the LCIA.`, ', 3 Quay, London, England', ''],
    [`${IN} English.`, '', ''],
    ['Disputes may be referred to arbitration in Miami if both agree.', '', ''],
    ['Disputes are settled by the London Court of International Arbitration.', '', ''],
    [`${IN} Miami.\n\n4. Place. The Designer works in her studio in Miami.`, '', ''],
  ])('is not far, or in no town: %s%s%s', (words, provider, client) =>
    expect(isFar(agreement(words, provider, client))).toBe(false),
  );

  it('is found in Lithuanian', () => {
    const text = (town: string): string => `PASLAUGŲ SUTARTIS

UAB „Vėtra“ (toliau – Užsakovas) ir Ona Petraitė (toliau – Vykdytoja) sudarė šią sutartį.

1. Vykdytoja parengia rinkos ataskaitą ir perduoda ją Užsakovui.

2. Užsakovas sumoka Vykdytojai 4 000 Eur per 14 dienų nuo sąskaitos gavimo.

3. Visi ginčai sprendžiami arbitraže ${town}.`;
    const ids = (town: string) => check(text(town), { language: 'lt' }).findings.map(({ id }) => id);
    expect(ids('Rygoje')).toContain('disputes.court-elsewhere');
    expect(ids('Vilniuje')).not.toContain('disputes.court-elsewhere');
  });
});

describe(isDecidedAtHome.name, () => {
  it.each([
    ['Disputes are decided by the court of Vilnius, English law applies.', true],
    ['Disputes are decided by the courts of London, the law of Lithuania applies.', false],
    ['The Consultant reports in Vilnius.', false],
    ['Disputes are decided by the court of Vilnius at the seat of the Client, whatever law applies.', false],
  ])('%s %s', (law, expected) => {
    const read = readContract(contract(HERE, law), { language: 'en' });
    const sentence = read.sentences.find(({ plain }) => /law applies|reports in/u.test(plain));
    expect(sentence !== undefined && isDecidedAtHome(read, sentence)).toBe(expected);
  });
});

describe(withCourtOfOtherLaw.name, () => {
  const between = (law: string): string => `SERVICES AGREEMENT

Between Torvane Instruments GmbH, Lindenstrasse 12, 79098 Freiburg, Germany (the "Customer") and Samuel Okoro, sole trader, 15 Castle Road, Cork, Ireland (the "Writer")

1. Work. The Writer writes a manual and delivers it to the Customer by 1 May 2027.

2. Price. The Customer pays the Writer EUR 4,000 within 14 days of each invoice of the Writer.

3. Law. ${law}
`;
  const ids = (law: string): readonly string[] =>
    check(between(law), { language: 'en' }).findings.map(({ id }) => id);

  it.each([
    'This Agreement is governed by Irish law. The courts of Freiburg have jurisdiction.',
    'This Agreement is governed by German law. The courts of Cork have jurisdiction.',
    'Irish law applies. Disputes are decided by the courts of Germany.',
    'This Agreement is governed by the laws of Ireland. The Freiburg courts decide.',
    'The laws of Germany govern this Agreement. The courts of Ireland have exclusive jurisdiction.',
    'French law governs this Agreement. The courts in Freiburg have jurisdiction.',
  ])('finds a court in another country than the law: %s', (law) =>
    expect(ids(law)).toContain('governing-law.two-laws'),
  );

  it.each([
    'This Agreement is governed by German law. The courts of Freiburg have jurisdiction.',
    'This Agreement is governed by Irish law. The courts of Cork have jurisdiction.',
    'Irish law applies. The courts of Ireland decide.',
    'This Agreement is governed by Irish law. The courts of Mannheim have jurisdiction.',
    'This Agreement is governed by Irish law. Each party may sue in the courts of Freiburg or of Cork.',
    'This Agreement is governed by Irish law. Disputes are settled by arbitration in Germany.',
    'German tax law applies to the invoices. This Agreement is governed by Irish law, and the courts of Cork decide.',
  ])('leaves a court that fits, or that nobody knows: %s', (law) =>
    expect(ids(law)).not.toContain('governing-law.two-laws'),
  );

  it('knows the town of a party as a place that is far, or near', () => {
    expect(ids('German law applies. The courts of Freiburg have jurisdiction.')).toContain(
      'disputes.court-elsewhere',
    );
    expect(ids('Irish law applies. The courts of Cork have jurisdiction.')).not.toContain(
      'disputes.court-elsewhere',
    );
  });
});
