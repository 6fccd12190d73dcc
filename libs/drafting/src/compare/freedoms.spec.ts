import { compare } from './compare.js';

const FRAME = {
  en: (
    lines: string,
  ) => `AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord, a designer (the “Designer”).

1. Work
1.1 The Designer makes eight posters and delivers them to the Client.
1.2 The Client gives the Designer the texts and the pictures.

2. Terms
${lines}
2.9 Changes of this Agreement are made in writing and signed by both.`,
  lt: (
    lines: string,
  ) => `SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).

1. Darbas
1.1. Vykdytoja sukuria aštuonis plakatus ir perduoda juos Užsakovui.
1.2. Užsakovas pateikia Vykdytojai tekstus ir nuotraukas.

2. Sąlygos
${lines}
2.9. Sutarties pakeitimai galioja, kai yra raštiški ir pasirašyti abiejų.`,
};
const isCostly = (language: 'en' | 'lt', mine: string, theirs: string): boolean => {
  const { changes } = compare(FRAME[language](mine), FRAME[language](theirs));
  expect(changes.length).toBeGreaterThan(0);
  return changes.some((change) => change.isCostly === true);
};

describe('a permission of the one who works that is gone', () => {
  it.each([
    ['en', '2.1 The Designer may work for other clients while this Agreement lasts.'],
    ['en', '2.1 The Designer is free to accept work from other clients.'],
    ['en', '2.1 The Designer may show the posters in her portfolio once they are published.'],
    ['en', '2.1 The Designer may refuse a task that goes beyond the agreed work.'],
    ['en', '2.1 The Designer may suspend the work while an invoice is overdue.'],
    ['en', '2.1 Nothing in this Agreement prevents the Designer from working for other clients.'],
    ['en', '2.1 The Designer is not restricted from showing the posters in a portfolio.'],
    ['lt', '2.1. Vykdytoja gali dirbti kitiems užsakovams, kol galioja ši Sutartis.'],
    ['lt', '2.1. Ši Sutartis nedraudžia Vykdytojai dirbti kitiems užsakovams.'],
    ['lt', '2.1. Vykdytojai nedraudžiama rodyti plakatų savo portfelyje.'],
    ['lt', '2.1. Vykdytoja turi teisę teikti paslaugas kitiems asmenims.'],
    ['lt', '2.1. Vykdytoja gali rodyti plakatus savo portfelyje, kai jie paskelbti.'],
    ['lt', '2.1. Vykdytoja turi teisę atsisakyti užduoties, kuri viršija sutartą darbą.'],
    ['lt', '2.1. Vykdytoja turi teisę sustabdyti darbus, kol sąskaita neapmokėta.'],
  ] as const)('costs them, in %s: %s', (language, line) => {
    expect(isCostly(language, line, '')).toBe(true);
    expect(isCostly(language, '', line)).toBe(false);
  });

  it.each([
    [
      'en',
      'it is said in other words',
      '2.1 The Designer may work for other clients.',
      '2.1 Nothing in this Agreement keeps the Designer from working for other clients.',
    ],
    [
      'en',
      'it is no longer named by what it prevents',
      '2.1 The Designer may work for other clients.',
      '2.1 The Designer is not prevented from working for other clients.',
    ],
    ['en', 'it is of the client', '2.1 The Client may refuse posters that differ from the order.', ''],
    ['en', 'it was none', '2.1 The Designer may not work for other clients of the same trade.', ''],
    [
      'lt',
      'it is said in other words',
      '2.1. Vykdytoja gali dirbti kitiems užsakovams.',
      '2.1. Ši Sutartis netrukdo Vykdytojai dirbti kitiems užsakovams.',
    ],
    [
      'lt',
      'it is of the client',
      '2.1. Užsakovas turi teisę atsisakyti plakatų, kurie neatitinka užsakymo.',
      '',
    ],
    ['lt', 'it was none', '2.1. Vykdytoja negali dirbti kitiems tos pačios srities užsakovams.', ''],
  ] as const)('costs nothing, in %s, where %s', (language, _why, mine, theirs) => {
    expect(isCostly(language, mine, theirs)).toBe(false);
  });
});
