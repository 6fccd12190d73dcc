import { isCreative } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { allowsWaiver } from './rules.js';

const BY_LINE: Readonly<Record<Style, string>> = {
  balanced:
    'Autoriaus vardas prie teksto nurodomas, jeigu Šalys dėl to teksto taip susitaria. Kitais atvejais Klientas turi teisę tekstą skelbti be autoriaus vardo arba savo vardu.',
  freelancer:
    'Klientas kiekvieną tekstą skelbia su autoriaus vardu, nebent Šalys raštu susitaria, kad autorius nenurodomas.',
  client: 'Klientas turi teisę tekstus skelbti be autoriaus vardo arba savo vardu.',
};

const CREDIT: Readonly<Record<Style, string>> = {
  balanced: 'Klientas nurodo Rezultato autorių ten, kur tai įprasta ir protinga.',
  freelancer:
    'Klientas visur, kur tokiems darbams įprasta, nurodo autorių taip, kaip prašo Paslaugų teikėjas.',
  client: 'Naudodamas Rezultatą Klientas neprivalo nurodyti autoriaus.',
};

export const lt: ClauseText = (terms, { text, paragraph }) => [
  ...when(isCreative(terms), () => [
    paragraph(
      'moral-rights',
      text`${moralRights(terms)} ${(terms.workType === 'copywriting' ? BY_LINE : CREDIT)[terms.style]}`,
    ),
  ]),
  paragraph('portfolio', text`${portfolio(terms)}`),
];

function moralRights(terms: Terms): string {
  if (terms.style !== 'client') {
    return `Autoriaus asmeninės neturtinės teisės lieka autoriui${
      legalSystem(terms.governingLaw) === 'lithuanian' ? ' ir neperduodamos' : ', kiek jas saugo teisės aktai'
    }. Klientas nenaudoja Rezultato taip, kad būtų pakenkta autoriaus garbei ar reputacijai.`;
  }
  return allowsWaiver(terms)
    ? 'Kiek leidžia teisės aktai, Paslaugų teikėjas Kliento ir jo teisių perėmėjų naudai atsisako visų asmeninių neturtinių teisių į Rezultatą ir užtikrina, kad jų atsisakytų kiekvienas jo pasitelktas autorius.'
    : 'Autoriaus asmeninės neturtinės teisės lieka autoriui ir neperduodamos. Kiek leidžia teisės aktai, Paslaugų teikėjas sutinka, kad Klientas darytų įprastam Rezultato naudojimui būtinus pakeitimus, kurie nekenkia autoriaus garbei ar reputacijai, ir gauna tokį patį kiekvieno pasitelkto autoriaus sutikimą.';
}

function portfolio({ portfolio: right, style }: Terms): string {
  const limits =
    'Darbų aplanke neskelbiami asmens duomenys ir tai, ko Klientas dėl svarbios priežasties raštu paprašė nerodyti.';
  switch (right) {
    case 'allowed':
      return `Paslaugų teikėjas turi teisę Rezultatą rodyti savo darbų aplanke ir pasiūlymuose ir nurodyti Klientą kaip savo klientą${style === 'freelancer' ? '' : ' po to, kai Rezultatas priimtas arba pradėtas naudoti'}. ${limits}`;
    case 'after-publication':
      return `Klientui paskelbus Rezultatą, Paslaugų teikėjas turi teisę paskelbtas jo dalis rodyti savo darbų aplanke ir pasiūlymuose ir nurodyti Klientą kaip savo klientą. ${limits}`;
    case 'forbidden':
      return `Kitiems asmenims Paslaugų teikėjas Rezultatą rodo tik gavęs išankstinį rašytinį Kliento sutikimą${style === 'freelancer' ? '; be svarbios priežasties Klientas duoti sutikimo neatsisako' : ''}.`;
  }
}
