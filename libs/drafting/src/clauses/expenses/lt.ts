import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  clientCosts: {
    design: `Kliento patvirtintos šriftų, nuotraukų iš vaizdų bankų ir panašios medžiagos licencijos bei spausdinimas užsakomi Kliento vardu ir apmokami Kliento.`,
    marketing: `Reklamos biudžetas ir platformų mokesčiai į Kainą neįeina. Juos Klientas moka tiesiogiai platformoms, neviršydamas savo raštu patvirtinto biudžeto.`,
    web_development: `Kliento patvirtinti domenų vardai, priegloba, licencijos, įskiepiai, raktai ir kitos trečiųjų asmenų paslaugos užsakomi Kliento vardu ir apmokami Kliento.`,
    copywriting: `Kliento patvirtintos vaizdų licencijos ir prieiga prie mokamų šaltinių užsakomos Kliento vardu ir apmokamos Kliento.`,
  },
  includedCosts: {
    marketing: `Reklamos biudžetas į Kainą įeina tik tiek, kiek nurodyta Paslaugų aprašyme; tai, kas jį viršija, apmoka Klientas.`,
  },
  reimbursed: {
    balanced: `Išlaidas Paslaugų teikėjas įrašo į artimiausią sąskaitą savikaina ir prideda jas pagrindžiančių dokumentų kopijas.`,
    freelancer: `Klientas išlaidas atlygina savikaina per {days} nuo jų sąrašo ir pagrindžiančių dokumentų kopijų gavimo. Didesnes išlaidas Klientas apmoka tiesiogiai arba iš anksto.`,
    client: `Šias išlaidas Paslaugų teikėjas įrašo į artimiausią sąskaitą savikaina, be antkainio, ir prideda jas pagrindžiančių dokumentų kopijas. Išlaidos, kurių atlyginimo nepareikalauta per {months} nuo jų atsiradimo, neatlyginamos.`,
  },
  included: `Paslaugų teikėjo išlaidos įeina į Kainą. Išlaidos, kurių Paslaugoms nereikia, bet kurių prašo Klientas, atlyginamos, jeigu Klientas jas iš anksto patvirtino raštu.`,
  approvedAhead: `Paslaugų teikėjo išlaidos įeina į Kainą. Klientas atlygina tik tas išlaidas, kurias ir kurių sumą iš anksto patvirtino raštu.`,
  approved: `Klientas atlygina būtinas išlaidas, kurias iš anksto patvirtino raštu. Įprastos Paslaugų teikėjo veiklos sąnaudos įeina į Kainą.`,
  renewed: `; kai ji panaudota, Klientas raštu gali patvirtinti naują`,
  capped: `Klientas atlygina būtinas išlaidas. Didžiausia bendra jų suma: {amount}{renewed}. Ją viršijančios išlaidos atlyginamos tik tada, kai Klientas jas iš anksto patvirtino raštu. Įprastos Paslaugų teikėjo veiklos sąnaudos įeina į Kainą.`,
} as const satisfies Wording<typeof en>;
