import { compare } from './compare.js';

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
    ['en', 'The Client may withhold EUR 500 of the price until acceptance.', '500', '300'],
    ['en', 'Meetings of both parties take place every 14 days.', '14', '30'],
    ['lt', 'Kiekviena šalis gali nutraukti sutartį įspėjusi kitą šalį prieš 30 dienų.', '30', '14'],
    ['lt', 'Abiejų šalių atsakomybė ribojama 5 000 Eur suma.', '5 000', '50 000'],
  ] as const)('is not told where it may suit either: %s: %s', (language, line, before, now) => {
    const other = line.replace(before, now);
    expect([isCostly(language, line, other), isCostly(language, other, line)]).toEqual([false, false]);
  });
});
