import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Style, Terms, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

/** Costs of the work that never are the provider's own expenses. */
const CLIENT_COSTS: Readonly<Partial<Record<WorkType, string>>> = {
  design:
    'Kliento patvirtintos šriftų, nuotraukų iš vaizdų bankų ir panašios medžiagos licencijos bei spausdinimas užsakomi Kliento vardu ir apmokami Kliento.',
  marketing:
    'Reklamos biudžetas ir platformų mokesčiai į Kainą neįeina. Juos Klientas moka tiesiogiai platformoms, neviršydamas savo raštu patvirtinto biudžeto.',
  web_development:
    'Kliento patvirtinti domenų vardai, priegloba, licencijos, įskiepiai, raktai ir kitos trečiųjų asmenų paslaugos užsakomi Kliento vardu ir apmokami Kliento.',
  copywriting:
    'Kliento patvirtintos vaizdų licencijos ir prieiga prie mokamų šaltinių užsakomos Kliento vardu ir apmokamos Kliento.',
};

/** What stays apart even when expenses are in the fees, since it could exceed them. */
const INCLUDED_COSTS: Readonly<Partial<Record<WorkType, string>>> = {
  marketing:
    'Reklamos biudžetas į Kainą įeina tik tiek, kiek nurodyta Paslaugų aprašyme; tai, kas jį viršija, apmoka Klientas.',
};

const REIMBURSED: Readonly<Record<Style, (days: string) => string>> = {
  balanced: () =>
    'Išlaidas Paslaugų teikėjas įrašo į artimiausią sąskaitą savikaina ir prideda jas pagrindžiančių dokumentų kopijas.',
  freelancer: (days) =>
    `Klientas išlaidas atlygina savikaina per ${days} nuo jų sąrašo ir pagrindžiančių dokumentų kopijų gavimo. Keliones, licencijas ir kitas didesnes išlaidas Klientas apmoka tiesiogiai arba iš anksto.`,
  client: () =>
    'Patvirtintas išlaidas Paslaugų teikėjas įrašo į artimiausią sąskaitą savikaina, be antkainio, ir prideda jas pagrindžiančių dokumentų kopijas. Per tris mėnesius nepareikalautos išlaidos neatlyginamos.',
};

const REIMBURSEMENT_DAYS = 14;

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const clientCosts = (terms.expenses === 'included' ? INCLUDED_COSTS : CLIENT_COSTS)[terms.workType];
  return [
    paragraph(
      'rule',
      terms.expenses === 'included'
        ? rule(terms, write)
        : text`${rule(terms, write)} ${REIMBURSED[terms.style](format.count(REIMBURSEMENT_DAYS, 'calendar-day'))}`,
    ),
    ...when(clientCosts !== undefined, () => [paragraph('third-party-costs', text`${clientCosts ?? ''}`)]),
  ];
};

function rule({ expenses, style, payment }: Terms, { text, format }: Writer): Inline[] {
  if (expenses === 'included') {
    return text`Paslaugų teikėjo išlaidos įeina į Kainą. Išlaidos, kurių Paslaugoms nereikia, bet kurių prašo Klientas, atlyginamos, jeigu Klientas jas iš anksto patvirtino raštu.`;
  }
  if (expenses === 'approved') {
    return style === 'client'
      ? text`Paslaugų teikėjo išlaidos įeina į Kainą. Klientas atlygina tik tas išlaidas, kurias ir kurių sumą iš anksto patvirtino raštu.`
      : text`Klientas atlygina būtinas išlaidas, kurias iš anksto patvirtino raštu, pavyzdžiui, kelionių, licencijų ir trečiųjų asmenų paslaugų. Įprastos Paslaugų teikėjo veiklos sąnaudos įeina į Kainą.`;
  }
  return text`Klientas atlygina būtinas išlaidas. Didžiausia bendra jų suma: ${format.moneyInWords(expenses.cap, payment.currency)}. Ją viršijančios išlaidos atlyginamos tik tada, kai Klientas jas iš anksto patvirtino raštu. Įprastos Paslaugų teikėjo veiklos sąnaudos įeina į Kainą.`;
}
