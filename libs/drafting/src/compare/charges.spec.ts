import { compare } from './compare.js';

const SECRET = {
  en: "The Designer keeps confidential for two years what the Designer learns of the Client's business",
  lt: 'Vykdytoja dvejus metus saugo paslaptyje tai, ką sužino apie Užsakovo verslą',
} as const;
const HANDS_OVER = {
  en: 'The Designer hands the posters over to the Client by 1 June 2027',
  lt: 'Vykdytoja perduoda plakatus Užsakovui iki 2027 m. birželio 1 d.',
} as const;
const KEPT = {
  en: 'The posters are kept in the office of the Client',
  lt: 'Plakatai laikomi Užsakovo biure',
} as const;

const FRAME = {
  en: (
    line: string,
  ) => `AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord, a designer (the “Designer”).

1. Work
1.1 The Designer makes eight posters.
1.2 The Client gives the Designer the texts and the pictures and pays the fee of EUR 2,400.

2. Terms
2.1 ${line}
2.2 The Designer may show the posters in a portfolio when the Client has published them.
2.3 Changes of this Agreement are made in writing and signed by both.
2.4 This Agreement is governed by the laws of Ireland.`,
  lt: (
    line: string,
  ) => `SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).

1. Darbas
1.1. Vykdytoja sukuria aštuonis plakatus.
1.2. Užsakovas pateikia Vykdytojai tekstus ir nuotraukas.

2. Sąlygos
2.1. ${line}
2.2. Vykdytoja gali rodyti plakatus savo darbų sąraše, kai Užsakovas juos paskelbia.
2.3. Sutarties pakeitimai galioja, kai yra raštiški ir pasirašyti abiejų.`,
};

type Language = keyof typeof FRAME;

function told(language: Language, mine: string, theirs: string) {
  const [change, ...more] = compare(FRAME[language](`${mine}.`), FRAME[language](theirs)).changes;
  expect(more).toEqual([]);
  return {
    isCostly: change?.isCostly === true,
    risks: (change?.risks ?? []).flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  };
}

describe('a penalty that the client adds', () => {
  it.each([
    ['en', SECRET.en, ', under a penalty of CHF 20,000 for each breach.'],
    ['en', SECRET.en, ' and pays a penalty of CHF 20,000 for each breach.'],
    ['en', SECRET.en, '; each breach is subject to a fine of EUR 20,000.'],
    ['en', HANDS_OVER.en, ', under penalty of CHF 20,000 for each breach.'],
    ['en', HANDS_OVER.en, ' and shall pay liquidated damages of 1% of the fee for each day of delay.'],
    ['en', HANDS_OVER.en, '. In the event of a breach, the Client may claim a penalty of GBP 15,000.'],
    ['lt', SECRET.lt, ', o už kiekvieną pažeidimą moka 20 000 CHF baudą.'],
    ['lt', SECRET.lt, ', antraip moka 20 000 Eur netesybas.'],
    ['lt', HANDS_OVER.lt, ', o už kiekvieną pažeidimą moka 20 000 CHF baudą.'],
    ['lt', HANDS_OVER.lt, '. Už kiekvieną pažeidimą Vykdytoja moka 20 000 CHF baudą.'],
  ] as const)('is a new risk and costs the one who works: %s: %s%s', (language, line, added) => {
    const { isCostly, risks } = told(language, line, `${line}${added}`);

    expect(isCostly).toBe(true);
    expect(risks.join(' ')).toMatch(/penalty|liquidated-damages/u);
  });

  it.each([
    ['en', KEPT.en, ', with a penalty of CHF 20,000 for each breach.'],
    ['en', KEPT.en, '. Penalty of CHF 20,000 for each breach.'],
    ['lt', KEPT.lt, ', už kiekvieną pažeidimą – 20 000 CHF bauda.'],
    ['lt', KEPT.lt, '. Bauda už kiekvieną pažeidimą – 20 000 CHF.'],
  ] as const)('is a risk and no more where nobody is said to owe it: %s: %s%s', (language, line, added) => {
    const { isCostly, risks } = told(language, line, `${line}${added}`);

    expect(isCostly).toBe(false);
    expect(risks.join(' ')).toMatch(/penalty|liquidated-damages/u);
  });

  it.each([
    ['en', KEPT.en, '. The Client shall pay a penalty of EUR 500 for each poster that is lost.'],
    ['en', KEPT.en, '. The party in breach pays the other a penalty of EUR 500.'],
    ['en', HANDS_OVER.en, '. Late payments by the Client bear a penalty of 1% for each day.'],
    ['lt', KEPT.lt, '. Užsakovas moka 500 Eur baudą už kiekvieną prarastą plakatą.'],
    ['lt', KEPT.lt, '. Sutartį pažeidusi šalis moka kitai šaliai 500 Eur baudą.'],
  ] as const)('costs nothing where the client owes it, or both: %s: %s%s', (language, line, added) => {
    expect(told(language, line, `${line}${added}`).isCostly).toBe(false);
  });

  it('is none where the sum stood there', () => {
    const line = `${SECRET.en}, under a penalty of CHF 20,000 for each breach`;

    expect(told('en', line, `${line} of this Agreement.`).isCostly).toBe(false);
  });
});

describe('a sum that goes off the price, or that the one who works is to pay', () => {
  it.each([
    ['en', HANDS_OVER.en, '; the fee is reduced by 5% for each week of delay.'],
    ['en', HANDS_OVER.en, '. The Designer shall pay the Client EUR 500 for each week of delay.'],
    ['lt', HANDS_OVER.lt, ', o vėluojant kaina mažinama 5 % už kiekvieną savaitę.'],
    ['lt', HANDS_OVER.lt, '. Vykdytoja sumoka Užsakovui 500 Eur už kiekvieną vėlavimo savaitę.'],
  ] as const)('costs: %s: %s%s', (language, line, added) => {
    expect(told(language, line, `${line}${added}`).isCostly).toBe(true);
  });

  it.each([
    ['en', HANDS_OVER.en, '. The Client shall pay the Designer EUR 500 for each week of rest.'],
    ['lt', HANDS_OVER.lt, '. Užsakovas sumoka Vykdytojai 500 Eur už kiekvieną savaitę.'],
  ] as const)('does not cost where they are paid: %s: %s%s', (language, line, added) => {
    expect(told(language, line, `${line}${added}`).isCostly).toBe(false);
  });
});
