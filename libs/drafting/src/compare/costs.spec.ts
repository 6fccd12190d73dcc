import { compare } from './compare.js';
import { meaningText } from './meanings.js';

const FRAME = {
  en: (
    line: string,
  ) => `AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord, a designer (the “Designer”).

1. Work
1.1 The Designer makes the logo and delivers it to the Client.
1.2 The Client gives the Designer the texts and the pictures.

2. Terms
2.1 ${line}
2.2 The Designer may show the logo in a portfolio when the Client has published it.
2.3 Changes of this Agreement are made in writing and signed by both.`,
  lt: (
    line: string,
  ) => `SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).

1. Darbas
1.1. Vykdytoja sukuria logotipą ir perduoda jį Užsakovui.
1.2. Užsakovas pateikia Vykdytojai tekstus ir nuotraukas.

2. Sąlygos
2.1. ${line}
2.2. Vykdytoja gali rodyti logotipą savo darbų sąraše, kai Užsakovas jį paskelbia.
2.3. Sutarties pakeitimai galioja, kai yra raštiški ir pasirašyti abiejų.`,
};
const isCostly = (language: 'en' | 'lt', mine: string, theirs: string): boolean => {
  const { changes } = compare(FRAME[language](mine), FRAME[language](theirs));
  expect(changes).toHaveLength(1);
  return changes[0]?.isCostly === true;
};

describe('what a changed term costs the one who works', () => {
  it.each([
    ['en', 'The price of the logo is EUR 12,600 and includes all expenses.', '12,600', '11,900'],
    ['en', 'The Client shall pay a fee of EUR 2,400 for the logo.', '2,400', '2,000'],
    ['en', 'The Designer shall pay a penalty of EUR 30,000 for each breach.', '30,000', '50,000'],
    ['en', 'A penalty of EUR 100 for each day of delay is payable by the Designer.', '100', '300'],
    ['en', 'The Client shall pay each invoice within 14 days after receipt.', '14', '60'],
    ['en', 'The Designer shall deliver the first draft within 30 days of the order.', '30', '10'],
    ['en', 'The Designer shall correct errors free of charge for 6 months.', '6', '24'],
    ['en', 'The liability of the Designer is limited to EUR 5,000.', '5,000', '50,000'],
    [
      'en',
      'The liability of the Designer is unlimited, and the liability of the Client is limited to EUR 900.',
      '900',
      '90',
    ],
    ['lt', 'Vykdytojos atsakomybė neribojama, o Užsakovo bendra atsakomybė neviršija 900 Eur.', '900', '90'],
    ['en', 'The Client may withhold EUR 500 of the price until acceptance.', '500', '900'],
    ['en', 'The Client may retain 5% of each invoice until the website is online.', '5%', '20%'],
    ['en', 'If a payment is late, interest of 8% a year is due on the overdue amount.', '8%', '1%'],
    [
      'en',
      'For late delivery a penalty of 1% of the price for each day is deducted from the price.',
      '1%',
      '3%',
    ],
    ['en', 'The warranty period is 6 months from acceptance.', '6', '24'],
    [
      'en',
      'Defects are corrected free of charge within 6 months after acceptance, which is the warranty.',
      '6',
      '24',
    ],
    [
      'en',
      'This Agreement renews for a year unless a party gives notice at least 30 days before its end.',
      '30',
      '120',
    ],
    [
      'en',
      'For 12 months after the end the Designer shall not work for any customer of the Client.',
      '12',
      '24',
    ],
    ['en', 'The liability of the Designer is limited to two times the fees paid.', 'two', 'five'],
    ['en', 'The Designer shall make 3 drafts of the logo for the price.', '3', '6'],
    ['en', 'The Client shall give the Designer 30 days’ notice to end this Agreement.', '30', '5'],
    [
      'en',
      'The Designer shall correct defects within 3 months after the notice of a defect under the guarantee.',
      '3',
      '2',
    ],
    ['en', 'The Client has a discount of 5% on all prices.', '5%', '15%'],
    ['en', 'The Designer shall pay the Client a security deposit of EUR 500.', '500', '900'],
    ['en', 'Further rounds of changes are charged at EUR 65 per hour.', '65', '45'],
    ['en', 'The Designer shall deliver the logo for a fee of EUR 900.', '900', '700'],
    ['en', 'The Designer shall receive a commission of 10% of all sales.', '10%', '5%'],
    ['en', 'The Client shall accept or reject the logo within 5 days after it is delivered.', '5', '30'],
    ['en', 'The Client may cancel a workshop free of charge up to 14 days before its date.', '14', '2'],
    ['en', 'The Client may withdraw from the order within 7 days of signing it.', '7', '30'],
    ['en', 'The Designer may withdraw from this Agreement within 14 days of signing it.', '14', '3'],
    ['en', 'The Designer may terminate this Agreement by 30 days’ written notice.', '30', '90'],
    [
      'en',
      'The Client may terminate this Agreement by 10 days’ notice, and the Designer by 30 days’ notice.',
      '30',
      '90',
    ],
    ['en', 'This Agreement renews automatically for further periods of 6 months.', '6', '24'],
    ['en', 'A deposit of 40% is due on signature, the rest on acceptance.', '40%', '20%'],
    ['en', 'The Designer repairs defects in the logo free of charge for 3 months.', '3', '12'],
    [
      'en',
      'The Designer corrects mistakes that are reported within 14 days free of charge.',
      '14 days',
      'six months',
    ],
    ['en', 'Meals and travel are paid for by the Client.', 'Client', 'Designer'],
    ['en', 'A second reader looks at the texts at the cost of the Client.', 'Client', 'Designer'],
    [
      'en',
      'If the Client cancels a day of work, the whole fee for it is due.',
      'the whole fee',
      'half of the fee',
    ],
    ['lt', 'Pasirašius sutartį sumokamas 40 % avansas, likusi dalis – priėmus darbą.', '40', '20'],
    [
      'lt',
      'Vykdytoja nemokamai ištaiso klaidas, apie kurias pranešta per 14 dienų.',
      '14 dienų',
      'šešis mėnesius',
    ],
    ['lt', 'Maitinimą ir nakvynę suteikia Užsakovas.', 'suteikia Užsakovas', 'apmoka Vykdytoja'],
    ['lt', 'Tekstą Užsakovo lėšomis skaito antra redaktorė.', 'Užsakovo', 'Vykdytojos'],
    ['lt', 'Užsakovui atšaukus dieną, už ją mokama visa kaina.', 'visa kaina', 'pusė kainos'],
    ['lt', 'Užsakovas gali nemokamai atšaukti užsakymą likus 14 dienų iki jo pradžios.', '14', '2'],
    ['lt', 'Užsakovas gali atsisakyti užsakymo per 7 dienas nuo jo pateikimo.', '7', '30'],
    ['lt', 'Vykdytoja gali atsisakyti sutarties per 14 dienų nuo jos pasirašymo.', '14', '3'],
    ['lt', 'Vykdytoja gali nutraukti sutartį, įspėjusi Užsakovą prieš 30 dienų.', '30', '90'],
    [
      'lt',
      'Užsakovas gali nutraukti sutartį įspėjęs prieš 10 dienų, o Vykdytoja – įspėjusi prieš 30 dienų.',
      '30',
      '90',
    ],
    ['lt', 'Sutartis automatiškai pratęsiama dar 6 mėnesiams.', '6 mėnesiams', '24 mėnesiams'],
    ['lt', 'Vėluodama Vykdytoja moka 100 Eur baudą už kiekvieną pavėluotą dieną.', '100', '500'],
    ['lt', 'Už kiekvieną vėlavimo dieną Vykdytoja moka 100 Eur baudą.', '100', '500'],
    ['lt', 'Papildomi darbai apmokami 50 Eur už valandą.', '50', '30'],
    [
      'lt',
      'Vykdytoja nupiešia dvidešimt keturias spalvotas iliustracijas.',
      'dvidešimt keturias',
      'trisdešimt dvi',
    ],
    [
      'lt',
      'Per septynias darbo dienas Užsakovas logotipą priima arba nurodo trūkumus.',
      'septynias',
      'dvylika',
    ],
    ['lt', 'Visi logotipai pristatomi iki 2027 m. balandžio 30 d.', 'balandžio 30', 'balandžio 10'],
    ['en', 'Train fares are reimbursed at cost on presentation of receipts, up to EUR 600.', '600', '450'],
    [
      'en',
      'The rights in the logo pass to the Client when the Designer has received the fee in full.',
      'Designer has received the fee in full',
      'logo is made',
    ],
    ['en', 'All logos are delivered by 26 February 2027.', '26 February', '29 January'],
    ['lt', 'Užsakovas per 5 darbo dienas pateikia pastabas dėl logotipo.', '5 darbo', '30 darbo'],
    ['lt', 'Užsakovas iki galutinio priėmimo sulaiko 5 % kiekvienos sąskaitos sumos.', '5 %', '20 %'],
    ['lt', 'Praleidusi terminą, ji moka Užsakovui 100 Eur baudą už kiekvieną dieną.', '100', '500'],
    ['lt', 'Pavėlavus sumokėti, moka Vykdytojai 100 Eur baudą už kiekvieną dieną.', '100', '20'],
    ['lt', 'Garantinis terminas yra 6 mėnesiai nuo priėmimo.', '6 mėnesiai', '24 mėnesiai'],
    [
      'lt',
      'Sutartis pratęsiama metams, jei nė viena šalis prieš 30 dienų nepraneša, kad jos nepratęs.',
      '30',
      '60',
    ],
    ['lt', 'Vykdytoja 12 mėnesių po sutarties pabaigos nedirba Užsakovo klientams.', '12', '24'],
    ['lt', 'Vykdytoja saugo visus failus 2 metus po sutarties pabaigos.', '2 metus', '5 metus'],
    ['lt', 'Uždelsus sumokėti skaičiuojama 0,05 % delspinigių už kiekvieną dieną.', '0,05', '0,01'],
    ['lt', 'Vykdytoja už sutartą kainą parengia 3 logotipo eskizus.', '3 ', '6 '],
    ['lt', 'Už pavėlavimą perduoti darbą taikoma 1 % kainos bauda.', '1 %', '3 %'],
    ['lt', 'Kaina – du tūkstančiai (2 000) eurų.', '2 000', '1 000'],
    ['lt', 'Logotipo kaina yra 2 400 Eur su visomis išlaidomis.', '2 400', '1 700'],
    ['lt', 'Užsakovas sumoka Vykdytojai 2 400 Eur už logotipą.', '2 400', '1 700'],
    ['lt', 'Vykdytoja moka Užsakovui 20 000 Eur baudą už kiekvieną pažeidimą.', '20 000', '50 000'],
    ['lt', 'Užsakovas sumoka sąskaitą per 14 dienų nuo jos gavimo.', '14', '60'],
    ['lt', 'Vykdytoja perduoda pirmąjį eskizą per 30 dienų nuo užsakymo.', '30', '10'],
    ['lt', 'Vykdytojos atsakomybė ribojama 5 000 Eur suma.', '5 000', '50 000'],
  ] as const)('%s: %s', (language, line, before, now) => {
    const other = line.replace(before, now);

    expect([line, isCostly(language, line, other)]).toEqual([line, true]);
    /* The other way round it is to their advantage. */
    expect([other, isCostly(language, other, line)]).toEqual([other, false]);
  });

  it.each([
    ['en', 'Either party may terminate this Agreement by 30 days’ written notice.', '30', '14'],
    ['en', 'The liability of either party is limited to EUR 5,000.', '5,000', '50,000'],
    [
      'en',
      'The price of EUR 2,400 is reached after a discount which the Client has of EUR 200.',
      '200',
      '100',
    ],
    ['en', 'The Client retains the recordings of the meetings for 12 months.', '12', '24'],
    ['en', 'The Client provides two test devices.', 'two', 'three'],
    ['en', 'A deposit of 20% is refunded to the Client on cancellation.', '20%', '10%'],
    ['en', 'Travel is paid for by the Client or by the Designer as agreed.', 'agreed', 'they agree'],
    ['en', 'The Designer delivers at most 3 drafts.', '3', '6'],
    ['en', 'Either party may withdraw from this Agreement within 14 days of signing it.', '14', '3'],
    ['en', 'This Agreement may be extended by agreement for further periods of 6 months.', '6', '24'],
    ['lt', 'Kiekviena šalis gali atsisakyti sutarties per 14 dienų nuo jos pasirašymo.', '14', '3'],
    ['lt', 'Šalių susitarimu sutartis gali būti pratęsta dar 6 mėnesiams.', '6 mėnesiams', '24 mėnesiams'],
    ['lt', 'Kiekviena šalis gali nutraukti sutartį įspėjusi kitą šalį prieš 30 dienų.', '30', '14'],
    ['lt', 'Abiejų šalių atsakomybė ribojama 5 000 Eur suma.', '5 000', '50 000'],
  ] as const)('is not told where it may suit either: %s: %s', (language, line, before, now) => {
    const other = line.replace(before, now);
    expect([isCostly(language, line, other), isCostly(language, other, line)]).toEqual([false, false]);
  });
});

it.each([
  [
    'en',
    'Either party may terminate this Agreement by 21 days’ written notice.',
    'The Designer may terminate this Agreement by 90 days’ written notice.',
  ],
  [
    'lt',
    'Kiekviena šalis gali nutraukti sutartį įspėjusi kitą šalį prieš 30 dienų.',
    'Vykdytoja gali nutraukti sutartį įspėjusi Užsakovą prieš 90 dienų.',
  ],
] as const)('what bound both and binds the one who works for longer costs: %s', (language, mine, theirs) => {
  expect(isCostly(language, mine, theirs)).toBe(true);
});

describe('interest on late payments that is taken out', () => {
  const LATE = {
    en: 'The Client shall pay each invoice within 14 days; late payments bear interest of 8% a year.',
    lt: 'Užsakovas sumoka sąskaitą per 14 dienų; uždelsus sumokėti skaičiuojama 0,05 % delspinigių per dieną.',
  } as const;
  const WITHOUT = {
    en: 'The Client shall pay each invoice within 14 days.',
    lt: 'Užsakovas sumoka sąskaitą per 14 dienų.',
  } as const;
  const OWN = {
    en: 'Late payments by the Client bear interest of 8% a year.',
    lt: 'Užsakovui uždelsus sumokėti, skaičiuojama 0,05 % delspinigių už kiekvieną dieną.',
  } as const;

  it.each(['en', 'lt'] as const)('costs the one who is paid: %s', (language) => {
    expect(isCostly(language, LATE[language], WITHOUT[language])).toBe(true);
    expect(isCostly(language, WITHOUT[language], LATE[language])).toBe(false);
    const both = `${WITHOUT[language]} ${OWN[language]}`;
    expect(isCostly(language, both, WITHOUT[language])).toBe(true);
  });

  it.each(['en', 'lt'] as const)(
    'does not where it stands elsewhere, or they would pay it: %s',
    (language) => {
      const elsewhere = `${FRAME[language](WITHOUT[language])}\n2.4 ${OWN[language]}`;
      const { changes } = compare(FRAME[language](LATE[language]), elsewhere);
      expect(changes.filter((change) => change.isCostly === true)).toEqual([]);
      const penalty = {
        en: 'The Designer shall pay a penalty of 1% of the price for each day of late delivery.',
        lt: 'Vykdytoja moka 1 % kainos dydžio netesybas už kiekvieną pavėluotą perduoti dieną.',
      }[language];
      expect(isCostly(language, `${WITHOUT[language]} ${penalty}`, WITHOUT[language])).toBe(false);
    },
  );
});

describe('a number in figures and in words', () => {
  const PRICES = {
    en: ['The price is EUR 10,000 (ten thousand euros).', 'The price is ten thousand euros (EUR 10,000).'],
    lt: [
      'Kaina yra 10 000 (dešimt tūkstančių) Eur.',
      'Atlygis sudaro 10 000,00 Eur (dešimt tūkstančių eurų 00 ct).',
      'Kaina – dešimt tūkstančių (10 000) eurų.',
    ],
  } as const;
  const told = (language: 'en' | 'lt', mine: string, theirs: string): readonly (readonly string[])[] =>
    compare(FRAME[language](mine), FRAME[language](theirs)).changes.map(({ meanings, isCostly }) => [
      ...meanings.map((meaning) => meaningText(meaning, language).replaceAll('\u00a0', ' ')),
      ...(isCostly === true ? ['costs'] : []),
    ]);

  it.each(
    (['en', 'lt'] as const).flatMap((language) => PRICES[language].map((line) => [language, line] as const)),
  )(
    'is told as the sum before and after, and that the two part, where the figures alone are others: %s: %s',
    (language, line) => {
      const other = line.replace(/10[ ,]000/u, language === 'en' ? '9,000' : '9 000');
      const [change, ...more] = told(language, line, other);

      expect(more).toEqual([]);
      expect(change?.at(-1)).toBe('costs');
      expect(change?.[0]).toMatch(
        language === 'en' ? /EUR 10,000\.00 → EUR 9,000\.00/u : /10 000,00 Eur → 9 000,00 Eur/u,
      );
      expect(change?.[1]).toMatch(
        language === 'en' ? /“9,000.*“ten thousand”/u : /„9 000.*„dešimt tūkstančių“/u,
      );
      /* Both changed alike: nothing parts. */
      const alike = other
        .replace('ten thousand', 'nine thousand')
        .replace('dešimt tūkstančių', 'devyni tūkstančiai');
      expect(told(language, line, alike)[0]).toHaveLength(2);
    },
  );

  it.each([
    ['en', 'The Designer pays EUR 10,000 (ten thousand euros) back to the Client.', 'ten', 'nine'],
    ['lt', 'Atlygis sudaro 10 000 Eur (dešimt tūkstančių eurų).', 'dešimt tūkstančių', 'devyni tūkstančiai'],
  ] as const)('is told where the words alone are others: %s', (language, line, before, now) => {
    const [change] = told(language, line, line.replace(before, now));

    expect(change?.at(-1)).toContain(language === 'en' ? 'no longer say the same' : 'nebesutampa');
  });

  it('says nothing of two numbers that never said the same', () => {
    const line = 'The Designer makes 5 drafts (one for each page) for EUR 2,400.';

    expect(told('en', line, line.replace('5 drafts', '6 drafts'))[0]).toEqual([
      '“5 drafts” → “6 drafts”',
      'costs',
    ]);
  });
});
