import { check } from '../check.js';

const FRAME = {
  en: (
    line: string,
  ) => `CONSULTING AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord (the “Consultant”).
1. The Consultant advises the Client on the layout of its stores.
2. The Client pays a fee of EUR 9,000 within 14 days after it receives the invoice.
3. ${line}
4. The law of Lithuania applies.`,
  lt: (
    line: string,
  ) => `KONSULTAVIMO SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).
1. Vykdytoja konsultuoja Užsakovą dėl parduotuvių išdėstymo.
2. Užsakovas sumoka 9 000 Eur per 14 dienų nuo sąskaitos gavimo.
3. ${line}
4. Taikoma Lietuvos teisė.`,
} as const;
const isBlamed = (language: 'en' | 'lt', line: string): boolean =>
  check(FRAME[language](line), { language }).findings.some(({ id }) => id === 'exclusivity.non-compete');

describe('a ban on work after the end', () => {
  it.each(
    [12, 24, 36, 48].flatMap((months) => [
      [
        'en',
        `During the term and for ${months} months afterwards the Consultant shall not, anywhere in the world, provide services to any retailer or to any person who has been a customer of the Client.`,
      ] as const,
      [
        'en',
        `For a period of ${months} months after the end of this Agreement the Consultant may not work for any competitor of the Client.`,
      ] as const,
      [
        'lt',
        `Sutarties galiojimo metu ir ${months} mėnesių po jos pabaigos Vykdytoja neteikia paslaugų jokiam kitam mažmenininkui ar asmeniui, kuris buvo Užsakovo klientas.`,
      ] as const,
      [
        'lt',
        `Vykdytoja ${months} mėnesius po sutarties nutraukimo negali dirbti jokiai kitai prekybos įmonei.`,
      ] as const,
    ]),
  )('is found, however long: %s: %s', (language, line) => {
    expect(isBlamed(language, line)).toBe(true);
  });

  it.each([
    ['en', 'The Consultant may work for other clients during the term and for 24 months afterwards.'],
    [
      'en',
      'For 24 months after the end of this Agreement the Client shall not work with any consultant whom the Consultant has introduced.',
    ],
    ['en', 'The Consultant shall correct errors for 12 months after the end of this Agreement.'],
    ['lt', 'Vykdytoja gali teikti paslaugas kitiems ir 24 mėnesius po sutarties pabaigos.'],
    ['lt', 'Vykdytoja 12 mėnesių po sutarties pabaigos nemokamai taiso savo klaidas.'],
  ] as const)('is not read into what leaves work free: %s: %s', (language, line) => {
    expect(isBlamed(language, line)).toBe(false);
  });
});
