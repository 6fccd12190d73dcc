import { check } from '../check.js';

const FRAMES = {
  en: (words: string) => `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.

3. End. ${words}
`,
  lt: (words: string) => `PASLAUGŲ SUTARTIS

Šią sutartį sudaro UAB „Vėtra“ (toliau – Klientas) ir Ona Petraitė (toliau – Konsultantė).

1. Darbas. Konsultantė parengia Kliento rinkos ataskaitą ir perduoda ją Klientui iki 2027 m. gegužės 1 d.

2. Kaina. Klientas sumoka Konsultantei 4 000 Eur per 14 dienų nuo sąskaitos gavimo.

3. Pabaiga. ${words}
`,
};
const blamed = (language: 'en' | 'lt', words: string): readonly (string | undefined)[] =>
  check(FRAMES[language](words), { language })
    .findings.filter(({ id }) => id === 'termination-convenience.unequal-notice')
    .map(({ evidence }) => evidence?.quote);

describe('notice of the one who works beside that of the client', () => {
  it.each([
    [
      'en',
      'The Client may end this Agreement at any moment by e-mail.',
      'The Consultant may end this Agreement on six (6) months’ written notice.',
    ],
    [
      'en',
      'The Client may terminate this Agreement on two weeks’ notice.',
      'The Consultant may terminate this Agreement only on ninety days’ notice.',
    ],
    [
      'lt',
      'Klientas gali bet kada nutraukti sutartį neįspėjęs.',
      'Konsultantė gali nutraukti sutartį įspėjusi prieš tris mėnesius.',
    ],
  ] as const)('is much longer: %s, %s %s', (language, ofClient, ofProvider) => {
    expect(blamed(language, `${ofClient} ${ofProvider}`)).toContain(ofProvider);
  });

  it.each([
    [
      'en',
      'The Client may end this Agreement on three months’ notice. The Consultant may end this Agreement on three months’ notice.',
    ],
    [
      'en',
      'The Client may end this Agreement at any time. The Consultant may end this Agreement on two weeks’ notice.',
    ],
    [
      'en',
      'The Client may end this Agreement immediately if the Consultant is in breach. The Consultant may end this Agreement on two months’ notice.',
    ],
    ['en', 'Either party may end this Agreement on three months’ notice.'],
    [
      'lt',
      'Klientas gali nutraukti sutartį įspėjęs prieš tris mėnesius. Konsultantė gali nutraukti sutartį įspėjusi prieš du mėnesius.',
    ],
  ] as const)('is fair: %s, %s', (language, words) => {
    expect(blamed(language, words)).toEqual([]);
  });
});
