import type { Terms } from '../../terms/terms.js';
import { codeLabel, type PartiesTexts } from './parties-rows.js';

const CODES = {
  kind: { company: 'juridinio asmens kodas', person: 'mokesčių mokėtojo kodas' },
  status: {
    certificate: 'individualios veiklos vykdymo pažymos numeris',
    business_certificate: 'verslo liudijimo numeris',
    author: 'mokesčių mokėtojo kodas',
    unstated: 'veiklos dokumento numeris arba mokesčių mokėtojo kodas',
  },
  or: ' arba ',
  last: '',
} as const;

const rows = (terms: Terms): PartiesTexts => ({
  name: 'Vardas, pavardė arba pavadinimas',
  status: 'Teisinis statusas',
  person: 'Fizinis asmuo',
  company: 'Juridinis asmuo',
  country: 'Valstybė',
  code: codeLabel(terms, CODES),
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
