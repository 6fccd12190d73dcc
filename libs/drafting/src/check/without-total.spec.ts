import { check } from './check.js';
import { readContract } from './read-contract.js';
import { isWithoutTotal } from './without-total.js';

const en = (pay: string): string => `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė, a self-employed tester (the "Consultant").

1. Work. The Consultant tests the software of the Client from 1 May to 1 December 2027.

2. Pay. ${pay} Invoices are sent every month and paid within 14 days.

3. Delay. For each day of a late payment the Client pays a penalty of EUR 10.

4. Ending. Either party may end this Agreement with 30 days' notice.
`;
const lt = (pay: string): string => `PASLAUGŲ SUTARTIS

UAB „Halva“ (toliau – Klientas) ir Ona Petraitė (toliau – Testuotoja) sudarė šią sutartį.

1. Darbai. Testuotoja testuoja Kliento programą nuo 2027 m. gegužės 1 d. iki 2027 m. gruodžio 1 d.

2. Atlygis. ${pay} Sąskaitos pateikiamos kas mėnesį ir apmokamos per 14 dienų.

3. Pabaiga. Kiekviena šalis gali nutraukti sutartį įspėjusi prieš 30 dienų.
`;

describe(isWithoutTotal.name, () => {
  it.each([
    ['en', en('The rate is EUR 60 per hour.'), true],
    [
      'en',
      en('The Client pays EUR 400 for each day, at most 10 days a month; the daily rate is fixed.'),
      true,
    ],
    ['en', en('The price is EUR 6,000.'), false],
    ['en', en('The price is EUR 6,000. Additional work costs EUR 60 per hour.'), false],
    ['en', en('The rate is EUR 60 per hour. The total budget is EUR 9,000.'), false],
    ['lt', lt('Valandos įkainis – 32 Eur, per mėnesį apmokama ne daugiau kaip 120 valandų.'), true],
    ['lt', lt('Testuotojai mokama 32 Eur už valandą.'), true],
    ['lt', lt('Kaina – 3 200 Eur.'), false],
    ['lt', lt('Kaina – 3 200 Eur. Papildomi darbai kainuoja 32 Eur už valandą.'), false],
  ] as const)('%s %s: %s', (language, text, expected) => {
    expect(isWithoutTotal(readContract(text, { language }))).toBe(expected);
    const { findings, toLookFor } = check(text, { language });
    const ids = [...findings, ...toLookFor].map(({ id }) => id);
    expect(ids.includes('deposit.missing')).toBe(!expected);
  });
});
