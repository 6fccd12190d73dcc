import type { Language } from '@pactwright/protocol';
import type { TrackedChange } from './word-file.js';

/* With one clause that no freelancer should sign unread. */
const CONTRACTS = {
  en: {
    grave:
      'The Client may terminate this Agreement at any time without notice and without any payment for work in progress.',
    text: `WEBSITE DEVELOPMENT AGREEMENT

This Agreement is made on 3 March 2026 between Northbank Tiles Ltd, company number 07712345, 4 Quay Street, Bristol, represented by its director Helen Marsh (the "Client"), and Rasa Miller, sole trader, 18 Hill Road, Bath (the "Contractor").

1. Services
1.1. The Contractor develops a website with a catalogue of forty products, a contact form and an administration area, and hands over the source code in a repository.
1.2. The Contractor starts on 10 March 2026 and finishes by 30 May 2026.

2. Fees
2.1. The Client pays the Contractor a fixed price of GBP 6,000.00.
2.2. Invoices are due within 90 days after the Client has approved the website in its sole discretion.

3. Intellectual property
3.1. All rights in the website and in everything that the Contractor has made before are assigned to the Client on creation, whether or not the Client has paid.

4. Liability
4.1. The Contractor is liable without limit for any and all losses of the Client, regardless of fault.

5. Term and termination
5.1. The Client may terminate this Agreement at any time without notice and without any payment for work in progress.

6. Law
6.1. This Agreement is governed by the laws of England and Wales, and the courts of Bristol have jurisdiction.

Signed for the Client: Helen Marsh, director, 3 March 2026
Signed by the Contractor: Rasa Miller, 3 March 2026
`,
  },
  lt: {
    grave: 'Klientas gali bet kada nutraukti Sutartį be įspėjimo ir nemokėdamas už jau atliktus darbus.',
    text: `SVETAINĖS KŪRIMO PASLAUGŲ SUTARTIS

2026 m. kovo 3 d., Kaunas

UAB „Molio plytelės“, juridinio asmens kodas 304511227, buveinė Laisvės al. 10, Kaunas, atstovaujama direktorės Linos Marčiulionytės, veikiančios pagal įstatus (toliau – Klientas), ir Rasa Milerė, veikianti pagal individualios veiklos pažymą Nr. 512344, adresas Kalno g. 18, Kaunas (toliau – Paslaugų teikėjas), sudarė šią sutartį (toliau – Sutartis).

1. Sutarties dalykas
1.1. Paslaugų teikėjas sukuria svetainę su keturiasdešimties gaminių katalogu, užklausos forma ir administravimo dalimi ir perduoda programos pirminį tekstą saugykloje.
1.2. Paslaugos pradedamos teikti 2026 m. kovo 10 d. ir baigiamos iki 2026 m. gegužės 30 d.

2. Kaina ir atsiskaitymo tvarka
2.1. Klientas sumoka Paslaugų teikėjui fiksuotą 6 000,00 Eur kainą.
2.2. Sąskaita apmokama per 90 dienų nuo tada, kai Klientas savo nuožiūra patvirtina svetainę.

3. Intelektinė nuosavybė
3.1. Visos turtinės teisės į svetainę ir į viską, ką Paslaugų teikėjas sukūrė anksčiau, pereina Klientui nuo sukūrimo momento, nepriklausomai nuo to, ar sumokėta.

4. Atsakomybė
4.1. Paslaugų teikėjas be jokių apribojimų ir nepriklausomai nuo kaltės atsako už visus Kliento nuostolius.

5. Sutarties nutraukimas
5.1. Klientas gali bet kada nutraukti Sutartį be įspėjimo ir nemokėdamas už jau atliktus darbus.

6. Taikytina teisė
6.1. Sutarčiai taikoma Lietuvos Respublikos teisė, ginčai sprendžiami Kauno apylinkės teisme.

Šalių rekvizitai ir parašai
Klientas: UAB „Molio plytelės“, direktorė Lina Marčiulionytė
Paslaugų teikėjas: Rasa Milerė
`,
  },
} as const satisfies Record<Language, { readonly text: string; readonly grave: string }>;

interface Sent {
  readonly text: string;
  readonly grave: string;
  /** The same as it might come back: a worse term and other wording tracked, a lower price and a clause less without a mark. */
  readonly returned: { readonly text: string; readonly tracked: readonly TrackedChange[] };
}

/** A contract as a client might send it. */
export const SENT: Readonly<Record<Language, Sent>> = {
  en: {
    ...CONTRACTS.en,
    returned: {
      text: CONTRACTS.en.text.replace('GBP 6,000.00', 'GBP 5,400.00').replace(/^1\.2\. .*\n/mu, ''),
      tracked: [
        { from: '90 days', to: '120 days' },
        { from: 'a fixed price of', to: 'the fixed price of' },
      ],
    },
  },
  lt: {
    ...CONTRACTS.lt,
    returned: {
      text: CONTRACTS.lt.text.replace('6 000,00 Eur', '5 400,00 Eur').replace(/^1\.2\. .*\n/mu, ''),
      tracked: [
        { from: '90 dienų', to: '120 dienų' },
        { from: 'ir perduoda programos', to: 'bei perduoda programos' },
      ],
    },
  },
};
