import { lithuanianStatus } from '../terms/engagement.js';
import type { Language, PlaceholderName } from '../model/document.js';
import type { Party, ProviderStatus, Terms } from '../terms/terms.js';

const NUMBER_IN_LITHUANIA: Readonly<Record<ProviderStatus, string>> = {
  certificate: 'individualios veiklos vykdymo pažymos numeris',
  business_certificate: 'verslo liudijimo numeris',
  author: 'mokesčių mokėtojo kodas',
  unstated: 'veiklos dokumento numeris arba mokesčių mokėtojo kodas',
};

/** In Lithuanian a person has a name and a number of its activity, a company a title and a code. */
const nameOf = ({ kind }: Party): string => (kind === 'company' ? 'pavadinimas' : 'vardas ir pavardė');
const codeOf = ({ kind }: Party): string =>
  kind === 'company' ? 'juridinio asmens kodas' : 'mokesčių mokėtojo kodas';

function providerCode(terms: Terms): string {
  const status = lithuanianStatus(terms);
  return status === undefined ? codeOf(terms.provider) : NUMBER_IN_LITHUANIA[status];
}

type Label = string | ((terms: Terms) => string);

/** What stands in the file in place of a gap, and in the list "to fill before signing". */
const LABELS: Readonly<Record<PlaceholderName, Readonly<Record<Language, Label>>>> = {
  'contract.number': { en: 'agreement number', lt: 'Sutarties numeris' },
  'contract.date': { en: 'date of the Agreement', lt: 'Sutarties sudarymo data' },
  'contract.place': { en: 'place', lt: 'Sutarties sudarymo vieta' },
  'provider.name': {
    en: 'Provider’s full name',
    lt: ({ provider }) => `Paslaugų teikėjo ${nameOf(provider)}`,
  },
  'provider.code': {
    en: 'Provider’s registration or tax number',
    lt: (terms) => `Paslaugų teikėjo ${providerCode(terms)}`,
  },
  'provider.vatCode': { en: 'Provider’s VAT number', lt: 'Paslaugų teikėjo PVM mokėtojo kodas' },
  'provider.address': { en: 'Provider’s address', lt: 'Paslaugų teikėjo adresas' },
  'provider.email': { en: 'Provider’s e-mail', lt: 'Paslaugų teikėjo el. paštas' },
  'provider.representative': {
    en: 'Provider’s representative, position and authority',
    lt: 'Paslaugų teikėjo atstovas, pareigos ir atstovavimo pagrindas',
  },
  'provider.iban': {
    en: 'Provider’s bank account (IBAN or number)',
    lt: 'Paslaugų teikėjo banko sąskaita (IBAN arba Nr.)',
  },
  'provider.signature': { en: 'Provider’s signature', lt: 'Paslaugų teikėjo parašas' },
  'provider.signatureDate': {
    en: 'date of the Provider’s signature',
    lt: 'Paslaugų teikėjo pasirašymo data',
  },
  'client.name': { en: 'Client’s full name', lt: ({ client }) => `Kliento ${nameOf(client)}` },
  'client.code': {
    en: ({ client }) => `Client’s registration${client.kind === 'company' ? '' : ' or tax'} number`,
    lt: ({ client }) => `Kliento ${codeOf(client)}`,
  },
  'client.vatCode': { en: 'Client’s VAT number', lt: 'Kliento PVM mokėtojo kodas' },
  'client.address': { en: 'Client’s address', lt: 'Kliento adresas' },
  'client.email': { en: 'Client’s e-mail', lt: 'Kliento el. paštas' },
  'client.representative': {
    en: 'Client’s representative, position and authority',
    lt: 'Kliento atstovas, pareigos ir atstovavimo pagrindas',
  },
  'client.contact': { en: 'Client’s contact person', lt: 'Kliento kontaktinis asmuo' },
  'client.signature': { en: 'Client’s signature', lt: 'Kliento parašas' },
  'client.signatureDate': { en: 'date of the Client’s signature', lt: 'Kliento pasirašymo data' },
  'terms.scope': { en: 'description of the Services', lt: 'Paslaugų aprašymas' },
  'terms.amount': { en: 'amount', lt: 'suma' },
  'terms.startDate': { en: 'start date', lt: 'pradžios data' },
  'terms.deadline': { en: 'final deadline', lt: 'galutinis terminas' },
};

export function placeholderLabel(name: PlaceholderName, language: Language, terms: Terms): string {
  const label = LABELS[name][language];
  return typeof label === 'string' ? label : label(terms);
}
