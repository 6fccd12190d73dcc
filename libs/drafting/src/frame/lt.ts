import type { Writer } from '../clause.js';
import { lithuanianStatus } from '../engagement.js';
import type { SignatureParty } from '../model.js';
import type { Party, ProviderStatus, Terms, WorkType } from '../terms.js';
import type { Frame, Side } from './frame.js';
import { partiesRows } from './parties-rows.js';

const TITLES: Readonly<Record<WorkType, string>> = {
  general: 'PASLAUGŲ TEIKIMO SUTARTIS',
  consulting: 'KONSULTAVIMO PASLAUGŲ TEIKIMO SUTARTIS',
  design: 'DIZAINO PASLAUGŲ TEIKIMO SUTARTIS',
  marketing: 'RINKODAROS PASLAUGŲ TEIKIMO SUTARTIS',
  web_development: 'INTERNETO SVETAINĖS KŪRIMO PASLAUGŲ SUTARTIS',
  copywriting: 'TEKSTŲ KŪRIMO PASLAUGŲ SUTARTIS',
};

const ROLES: Readonly<Record<Side, string>> = { provider: 'Paslaugų teikėjas', client: 'Klientas' };

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

const nameLabel = ({ kind }: Party): string => (kind === 'person' ? 'Vardas, pavardė' : 'Pavadinimas');

function signatureParty(side: Side, terms: Terms, write: Writer): SignatureParty {
  const represented = terms[side].kind === 'company';
  return {
    role: ROLES[side],
    lines: [
      { label: nameLabel(terms[side]), content: [write.blank(`${side}.name`)] },
      ...(represented ? [{ label: 'Atstovas', content: [write.blank(`${side}.representative`)] }] : []),
      { label: 'Parašas', content: [write.blank(`${side}.signature`)] },
      { label: 'Data', content: [write.blank(`${side}.signatureDate`)] },
    ],
  };
}

export const lithuanianFrame: Frame = {
  title: (terms) => {
    const { workType, workTypeText } = terms;
    const title = lithuanianStatus(terms) === 'author' ? 'AUTORINĖ SUTARTIS' : TITLES[workType];
    return workTypeText === undefined ? title : `${title} (${workTypeText})`;
  },
  opening: (terms, write) => [
    write.text`Nr. ${write.blank('contract.number')}`,
    write.text`${write.blank('contract.date')}, ${write.blank('contract.place')}`,
    write.text`${write.blank('provider.name')} (toliau – ${write.strong('Paslaugų teikėjas')}) ir ${write.blank('client.name')} (toliau – ${write.strong('Klientas')}), toliau kartu vadinami ${write.strong('Šalimis')}, o kiekvienas atskirai – ${write.strong('Šalimi')}, kurių rekvizitai nurodyti lentelėje, sudarė šią ${lithuanianStatus(terms) === 'author' ? 'autorinę' : 'paslaugų teikimo'} sutartį (toliau – ${write.strong('Sutartis')}).`,
  ],
  partiesHead: ['Rekvizitai', ROLES.provider, ROLES.client],
  partiesRows: (terms, write) =>
    partiesRows(terms, write, {
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
    }),
  signaturesHeading: 'Šalių rekvizitai ir parašai',
  signatureParties: (terms, write) => [
    signatureParty('provider', terms, write),
    signatureParty('client', terms, write),
  ],
  toFillHeading: 'Užpildyti prieš pasirašant',
  toFillIntro: 'Kiekvieną iš šių vietų visame tekste pakeiskite tikrais duomenimis.',
  disclaimer:
    'Ši sutartis yra dirbtinio intelekto sukurtas šablonas, o ne teisinė konsultacija. Prieš pasirašydami parodykite ją teisininkui. Šabloną pateikusi svetainė už jo naudojimą neatsako.',
};
