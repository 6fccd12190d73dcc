import { lithuanianStatus } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { reverseCharge, withheldByClient } from './rules.js';

const REGISTERED_LATER: Readonly<Record<Style, string>> = {
  balanced:
    'Jeigu tai pasikeičia, Paslaugų teikėjas apie tai iš anksto praneša Klientui ir nuo tada prideda mokestį.',
  freelancer:
    'Jeigu tai pasikeičia, Paslaugų teikėjas apie tai praneša Klientui ir nuo tada prideda mokestį.',
  client: 'Jeigu tai pasikeičia, mokestis laikomas įskaičiuotu į sutartą Kainą.',
};

interface TaxName {
  readonly nominative: string;
  readonly genitive: string;
}
const VAT: TaxName = { nominative: 'PVM', genitive: 'PVM' };
const SALES_TAX: TaxName = {
  nominative: 'pardavimo ar panašus mokestis',
  genitive: 'pardavimo ar panašaus mokesčio',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const tax = legalSystem(terms.provider.country) === 'american' ? SALES_TAX : VAT;
  return [
    paragraph('vat', text`${vat(terms, tax)}`),
    ...when(reverseCharge(terms), () => [
      paragraph(
        'reverse-charge',
        text`Kai pagal teisės aktus PVM privalo apskaičiuoti ir sumokėti Klientas (atvirkštinis apmokestinimas), Paslaugų teikėjas sąskaitą išrašo be PVM ir joje tai nurodo, o Klientas, kurio galiojantis PVM mokėtojo kodas nurodytas Sutartyje, PVM sumoka savo valstybėje.`,
      ),
    ]),
    ...when(withheldByClient(terms), () => [
      paragraph(
        'author',
        text`Teisės aktų nustatyta tvarka Klientas iš autorinio atlyginimo išskaičiuoja ir sumoka gyventojų pajamų mokestį ir Paslaugų teikėjui tenkančias socialinio bei sveikatos draudimo įmokas, taip pat sumoka pačiam Klientui tenkančias įmokas. Kaina nurodyta iki šių išskaitymų.`,
      ),
    ]),
    paragraph(
      'own-taxes',
      text`${withheldByClient(terms) ? 'Kitus mokesčius ir socialinio draudimo įmokas nuo savo pajamų kiekviena Šalis deklaruoja ir sumoka pati.' : 'Kiekviena Šalis pati deklaruoja ir sumoka mokesčius ir socialinio draudimo įmokas nuo savo pajamų.'}${ownTaxes(terms)}`,
    ),
    paragraph(
      'withholding',
      text`${
        terms.style === 'client'
          ? 'Jeigu to reikalauja teisės aktai, Klientas turi teisę iš mokamos sumos išskaičiuoti mokestį. Tokiu atveju jis pateikia Paslaugų teikėjui išskaičiuotą sumą patvirtinantį dokumentą.'
          : `Klientas moka be ${withheldByClient(terms) ? 'kitų ' : ''}išskaitymų. Jeigu teisės aktai reikalauja išskaičiuoti ${withheldByClient(terms) ? 'kitą ' : ''}mokestį, Klientas išskaičiuoja ne daugiau, negu privaloma, atsižvelgdamas į Paslaugų teikėjo dokumentais pagrįstas lengvatas, ir pateikia išskaičiuotą sumą patvirtinantį dokumentą.`
      }`,
    ),
    ...when(terms.style === 'freelancer', () => [
      paragraph(
        'bank-charges',
        text`Savo ir tarpininkaujančių bankų mokesčius sumoka Klientas, kad Paslaugų teikėjas gautų visą sąskaitos sumą.`,
      ),
    ]),
  ];
};

function ownTaxes(terms: Terms): string {
  switch (lithuanianStatus(terms)) {
    case 'certificate':
      return ' Gyventojų pajamų mokestį ir socialinio bei sveikatos draudimo įmokas nuo individualios veiklos pajamų Paslaugų teikėjas sumoka pats.';
    case 'business_certificate':
      return ' Verslo liudijimui nustatytą fiksuoto dydžio pajamų mokestį ir socialinio bei sveikatos draudimo įmokas Paslaugų teikėjas sumoka pats.';
    case 'author':
      return withheldByClient(terms)
        ? ''
        : ' Autorinį atlyginimą Paslaugų teikėjas deklaruoja ir gyventojų pajamų mokestį bei socialinio ir sveikatos draudimo įmokas nuo jo sumoka pats.';
    default:
      return '';
  }
}

function vat({ vat: status, style }: Terms, tax: TaxName): string {
  switch (status) {
    case 'exclusive':
      return `Visos Sutarties kainos nurodytos be ${tax.genitive}. Kai to reikalauja teisės aktai, Paslaugų teikėjas mokestį prideda sąskaitoje, taikydamas tuo metu galiojantį tarifą.`;
    case 'inclusive':
      return `Į visas Sutarties kainas įskaičiuotas ${tax.nominative}. Pasikeitus mokesčio tarifui, kainos nesikeičia.`;
    case 'not-registered':
      return `Paslaugų teikėjas nėra ${tax.genitive} mokėtojas, todėl mokesčio prie kainų neprideda. ${REGISTERED_LATER[style]}`;
  }
}
