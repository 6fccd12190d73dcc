import { lithuanianStatus } from '../../terms/engagement.js';
import type { Party, ProviderStatus, Terms } from '../../terms/terms.js';
import type { PartiesTexts } from './parties-rows.js';

const STATUS_CODE: Readonly<Record<ProviderStatus, string>> = {
  certificate: 'individualios veiklos vykdymo pažymos Nr.',
  business_certificate: 'verslo liudijimo Nr.',
  author: 'mokesčių mokėtojo kodas',
  unstated: 'veiklos dokumento Nr. arba mokesčių mokėtojo kodas',
};

/** Whose number stands in the row: a company has its code, a person in Lithuania the number of what it works under. */
function codeLabel(terms: Terms): string {
  const status = lithuanianStatus(terms);
  const ofProvider = status === undefined ? codeOf(terms.provider) : STATUS_CODE[status];
  const [first = '', ...others] = new Set([codeOf(terms.client), ...ofProvider.split(' arba ')]);
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(' arba ');
}

const codeOf = ({ kind }: Party): string =>
  kind === 'company' ? 'juridinio asmens kodas' : 'mokesčių mokėtojo kodas';

const rows = (terms: Terms): PartiesTexts => ({
  name: 'Vardas, pavardė arba pavadinimas',
  status: 'Teisinis statusas',
  person: 'Fizinis asmuo',
  company: 'Juridinis asmuo',
  country: 'Valstybė',
  code: codeLabel(terms),
  vatCode: 'PVM mokėtojo kodas (jeigu yra)',
  address: 'Buveinė arba adresas',
  email: 'El. paštas pranešimams',
  representative: 'Atstovas, pareigos, atstovavimo pagrindas',
  iban: 'Banko sąskaita (IBAN arba Nr.)',
});

export const lt = {
  titles: {
    general: 'PASLAUGŲ TEIKIMO SUTARTIS',
    consulting: 'KONSULTAVIMO PASLAUGŲ TEIKIMO SUTARTIS',
    design: 'DIZAINO PASLAUGŲ TEIKIMO SUTARTIS',
    marketing: 'RINKODAROS PASLAUGŲ TEIKIMO SUTARTIS',
    web_development: 'INTERNETO SVETAINĖS KŪRIMO PASLAUGŲ SUTARTIS',
    copywriting: 'TEKSTŲ KŪRIMO PASLAUGŲ SUTARTIS',
  },
  authorTitle: 'AUTORINĖ SUTARTIS',
  namedTitle: (title: string, work: string) => `${title} (${work})`,
  roles: { provider: 'Paslaugų teikėjas', client: 'Klientas' },
  number: 'Nr. {number}',
  opening: `{provider} (toliau – **Paslaugų teikėjas**) ir {client} (toliau – **Klientas**), kurių rekvizitai nurodyti toliau, kartu vadinami **Šalimis**, o kiekvienas atskirai – **Šalimi**, sudarė šią {kind} sutartį (toliau – **Sutartis**).`,
  kinds: { author: 'autorinę', services: 'paslaugų teikimo' },
  partiesHeading: 'Šalys',
  details: 'Rekvizitai',
  rows,
  signaturesHeading: 'Šalių parašai',
  signature: {
    name: { person: 'Vardas, pavardė', company: 'Pavadinimas' },
    representative: 'Atstovas',
    signature: 'Parašas',
    date: 'Data',
  },
  toFillHeading: 'Užpildyti prieš pasirašant',
  toFillIntro: 'Kiekvieną iš šių vietų visame tekste pakeiskite tikrais duomenimis.',
  disclaimer:
    'Ši sutartis yra dirbtinio intelekto sukurtas šablonas, o ne teisinė konsultacija. Prieš pasirašydami parodykite ją teisininkui. Šabloną pateikusi svetainė už jo naudojimą neatsako.',
} as const;
