import { check } from '../check.js';
import { isWithoutAdvance } from './no-advance.js';

describe(isWithoutAdvance.name, () => {
  it.each([
    'no advance is paid.',
    'no advance is paid before the work starts.',
    'no deposit is due.',
    'no down payment is due.',
    'no deposit or expenses are payable.',
    'no advance payment shall be made.',
    'nothing is payable up front.',
    'nothing is paid in advance.',
    'the client does not pay any deposit.',
    'client shall not pay a retainer.',
    'client pays no advance.',
    'there is no deposit.',
    'avansas nenumatytas.',
    'avansas netaikomas.',
    'avansas nemokamas.',
    'avanso nėra.',
    'avansas nėra numatytas.',
    'avansinis mokėjimas nenumatytas.',
    'išankstinis mokėjimas netaikomas.',
    'klientas avanso nemoka.',
    'klientas nemoka jokio avanso.',
  ])('"%s"', (plain) => expect(isWithoutAdvance(plain)).toBe(true));

  it.each([
    'a deposit of eur 900 is due on signing.',
    'no deposit is refundable.',
    'no deposit is paid back.',
    'no advance notice is required.',
    'no work starts until the deposit is paid.',
    'if no deposit is paid, the provider need not start.',
    'client pays an advance.',
    'the advance is not returned.',
    'avansas negrąžinamas.',
    'avansas nėra grąžinamas.',
    'avansas sudaro 30 procentų kainos.',
    'klientui nesumokėjus avanso, darbai nepradedami.',
    'kol avansas nesumokėtas, darbai nepradedami.',
    'jei avansas nemokamas, terminas neprasideda.',
    'nutraukus sutartį avansas negrąžinamas.',
  ])('not "%s"', (plain) => expect(isWithoutAdvance(plain)).toBe(false));

  const EN = (clause: string): string => `DESIGN SERVICES AGREEMENT

This agreement is made between Orbit Ltd (the "Client") and Lena Fox (the "Designer").

1. Work. The Designer designs a brochure of 24 pages for the Client.

2. Price. The Client pays the Designer EUR 4,000 within 14 days of the invoice.

3. ${clause}`;
  const LT = (clause: string): string => `DIZAINO PASLAUGŲ SUTARTIS

UAB „Orbita“ (toliau – Užsakovas) ir Lina Lapė (toliau – Dizainerė) sudarė šią sutartį.

1. Dizainerė sukuria 24 puslapių brošiūrą ir perduoda ją Užsakovui.

2. Užsakovas sumoka Dizainerei 4 000 Eur per 14 dienų nuo sąskaitos gavimo.

3. ${clause}`;

  it.each([
    ['en', EN('No advance is paid.')],
    ['en', EN('Nothing is payable up front.')],
    ['en', EN('No deposit or expenses are payable.')],
    ['lt', LT('Avansas nenumatytas.')],
    ['lt', LT('Avansas nemokamas.')],
    ['lt', LT('Avansinis mokėjimas nenumatytas.')],
    ['lt', LT('Jokių avansų Užsakovas nemoka.')],
  ] as const)(
    'is told as work without an advance, and as no advance that is paid back (%s)',
    (language, text) => {
      const { findings, toLookFor } = check(text, { language });
      const ids = [...findings, ...toLookFor].map(({ id }) => id).filter((id) => id.startsWith('deposit.'));
      expect(ids).toEqual(['deposit.refused']);
    },
  );
});
