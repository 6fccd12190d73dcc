import { check } from '../check.js';
import type { Language } from '../../model/document.js';
import { isHarmless } from './burdens.js';
import { isContradicted } from './figures.js';

/** What a defect sounds like, and its twin that says the opposite, with the same words turned, capped or dated. */
const TWINS: readonly (readonly [defect: string, said: string, twin: string])[] = [
  [
    'confidentiality.perpetual',
    'provider keeps it secret for ever',
    'provider keeps it secret for two years after the end',
  ],
  [
    'confidentiality.perpetual',
    'the duty of secrecy has no end',
    'the duty of secrecy ends three years after the contract',
  ],
  [
    'confidentiality.perpetual',
    'the duty continues for five years, for trade secrets for ever',
    'the duty of secrecy continues for four (4) years following termination',
  ],
  [
    'confidentiality.perpetual',
    'packaging is secret at all times',
    'the packaging is secret until it is launched',
  ],
  [
    'confidentiality.perpetual',
    'paslaugų teikėjas informaciją saugo neterminuotai',
    'paslaugų teikėjas informaciją saugo 5 metus nuo sutarties pabaigos',
  ],
  ['confidentiality.perpetual', 'siužetas yra paslaptis visada', 'iki premjeros visi tyli'],
  [
    'confidentiality.too-long',
    'konfidencialumas galioja ketverius metus',
    'konfidencialumas galioja aštuoniolika mėnesių',
  ],
  [
    'liability-cap.unlimited',
    "provider's liability is not limited",
    "provider's liability is limited to eur 1,000",
  ],
  [
    'liability-cap.unlimited',
    'client is liable up to the fee, but provider is liable for all losses',
    'the liability of provider shall not exceed the fee',
  ],
  [
    'liability-cap.unlimited',
    'paslaugų teikėjo atsakomybė neribojama',
    'paslaugų teikėjo atsakomybė ribojama 50 proc. kainos',
  ],
  [
    'liability-cap.unlimited',
    'paslaugų teikėjas atsako neribotai',
    'įstatymai neleidžia riboti atsakomybės už tyčią, tad jos ir neribojame',
  ],
  [
    'liquidated-damages.uncapped',
    'provider owes eur 50 per day of delay without a maximum',
    'provider owes eur 50 per day of delay, with a maximum of eur 1,500',
  ],
  [
    'liquidated-damages.uncapped',
    'paslaugų teikėjas moka 150 eur už kiekvieną dieną be ribos',
    'paslaugų teikėjas moka 150 eur už kiekvieną dieną, bet ne daugiau kaip 10 proc. kainos',
  ],
  [
    'revisions.unlimited',
    'client gets two rounds and as many further ones as it likes',
    'client gets two rounds of revisions on the chosen direction',
  ],
  [
    'term.no-end',
    'the assignment goes on until one of us stops it',
    'the assignment goes on until 31-12-2027, on which date it ends',
  ],
  [
    'invoicing.at-end',
    'client pays the whole price on completion, and no deposit',
    'client makes a prepayment of $1,900 and pays the remaining $3,100 on completion',
  ],
  [
    'invoicing.at-end',
    'visa kaina sumokama pabaigoje, avanso nėra',
    'avansas – 500 eur, likusi kaina sumokama pabaigoje',
  ],
  [
    'ip-ownership.before-payment',
    'teisės pereina nuo sukūrimo, nepriklausomai nuo kainos sumokėjimo',
    'teisės pereina klientui nuo visos sutarties kainos sumokėjimo dienos',
  ],
  [
    'ip-ownership.before-payment',
    'teisės pereina nuo perdavimo akto pasirašymo',
    'teisės pereina klientui nuo visos 3.1 punkte nurodytos kainos sumokėjimo momento',
  ],
  [
    'termination-breach.no-cure',
    'client may end it without giving provider an occasion to put things right',
    'client may end it after giving provider ten days to put things right',
  ],
  [
    'audit.unlimited',
    'client may inspect the books at any hour',
    'the books are open to client at any time during normal business hours',
  ],
  [
    'fees.no-increase',
    'rates are fixed for five years',
    'rates are fixed for a year, after which provider may increase them by the index',
  ],
  [
    'invoicing.withhold',
    'client is entitled to retain any sum',
    'client shall not be entitled to retain any sum',
  ],
  [
    'amendments.unilateral',
    'client may change the requirements for the work and the terms',
    'the requirements for the work can be changed at any time',
  ],
  [
    'change-control.free',
    'papildomi darbai atskirai neapmokami',
    'dėl atlygio už papildomus darbus susitariama kiekvieną kartą atskirai',
  ],
  [
    'acceptance.reject-without-reason',
    'klientas gali atmesti darbą nenurodydamas priežasčių',
    'klientas gali darbą tik motyvuotai atmesti',
  ],
];

describe('a finding and words that say the opposite', () => {
  const isTakenBack = (defect: string, plain: string): boolean =>
    isHarmless(defect, plain) || isContradicted(defect, plain);

  it.each(TWINS)('%s: "%s", and not "%s"', (defect, said, twin) =>
    expect([said, twin].map((plain) => isTakenBack(defect, plain))).toEqual([false, true]),
  );

  const EN = (clause: string): string => `SERVICES AGREEMENT

This agreement is made between Orbit Ltd (the "Client") and Lena Fox (the "Contractor").

1. The Contractor will design a brochure of 24 pages and deliver it to the Client by 30 June 2026.

2. The Client will pay the Contractor GBP 4,000.

3. ${clause}`;
  const LT = (clause: string): string => `PASLAUGŲ SUTARTIS

UAB „Orbita“ (toliau – Klientas) ir Lina Lapė (toliau – Vykdytoja) sudarė šią sutartį.

1. Vykdytoja sukuria 24 puslapių brošiūrą ir iki 2026 m. birželio 30 d. perduoda ją Klientui.

2. Klientas sumoka Vykdytojai 4 000 Eur.

3. ${clause}`;
  const blamed = (text: string, language: Language, defect: string): boolean =>
    check(text, { language }).findings.some(({ id }) => id === defect);

  it.each([
    [
      'en',
      'confidentiality.perpetual',
      EN('The Contractor keeps all information of the Client secret for ever.'),
      EN(
        'The Contractor keeps all information of the Client secret for two years after the end of this agreement.',
      ),
    ],
    [
      'en',
      'liability-cap.unlimited',
      EN('The liability of the Contractor is unlimited.'),
      EN('The liability of the Contractor is limited to GBP 4,000.'),
    ],
    [
      'en',
      'revisions.unlimited',
      EN('The Contractor revises the work as many times as the Client asks.'),
      EN('The Contractor revises the work in two rounds of corrections.'),
    ],
    [
      'lt',
      'liability-cap.unlimited',
      LT('Vykdytoja atsako be jokių apribojimų.'),
      LT('Vykdytojos atsakomybė neviršija sutarties kainos.'),
    ],
    [
      'lt',
      'ip-ownership.before-payment',
      LT(
        'Visos turtinės teisės pereina Klientui nuo sukūrimo momento, nepriklausomai nuo kainos sumokėjimo.',
      ),
      LT('Visos turtinės teisės pereina Klientui nuo visos kainos sumokėjimo momento.'),
    ],
  ] as const)('is read so in a contract (%s): %s', (language, defect, said, twin) => {
    expect(blamed(said, language, defect)).toBe(true);
    expect(blamed(twin, language, defect)).toBe(false);
  });
});
