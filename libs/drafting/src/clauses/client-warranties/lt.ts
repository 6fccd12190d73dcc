import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  /** What the client has to be sure of in this kind of work, besides what it always warrants. */
  byWork: {
    general: [],
    consulting: [`jis nėra nutylėjęs savo taisyklių, sprendimų ir interesų, kurie svarbūs konsultacijoms;`],
    design: [
      `pavadinimai ir prekių ženklai, kuriuos jis prašo naudoti, priklauso jam arba jis turi teisę juos naudoti;`,
    ],
    marketing: [
      `tai, ką jis teigia apie savo prekes, paslaugas, kainas ir konkurentus, yra tiesa, teisėta ir pagrįsta įrodymais;`,
      `jo kontaktų sąrašai surinkti teisėtai ir į juose esančius asmenis galima kreiptis sutartu būdu;`,
    ],
    web_development: [
      `jis turi teisę naudotis domenų vardais, paskyromis, programine įranga ir paslaugomis, prie kurių suteikia prieigą;`,
    ],
    copywriting: [`jo pateikti faktai, citatos ir teiginiai yra tiesa, teisėti ir pagrįsti įrodymais;`],
  },
  mattersByWork: {
    design: `tekstus, skaičius, spalvas ir bandomuosius atspaudus`,
    marketing: `faktus, kainas, teiginius ir privalomą informaciją`,
    copywriting: `faktus, citatas, teiginius ir privalomą informaciją`,
  },
  knowledge: `, kiek jam žinoma`,
  warranties: `Klientas pareiškia ir garantuoja, kad{knowledge}:`,
  materials: `jo pateikta medžiaga priklauso jam arba jis turi visus leidimus, kurių reikia, kad Paslaugų teikėjas ją naudotų sutartu būdu, ir toks naudojimas nepažeidžia kitų asmenų teisių;`,
  information: `jo pateikta informacija yra teisinga ir Paslaugoms pakankama.`,
  correction: `Kliento informacijos ir medžiagos Paslaugų teikėjas tikrinti neprivalo, bet apie pastebėtas klaidas praneša.`,
  approval: `Prieš skelbiant ar spausdinant Rezultatą, Klientas patikrina jo {matters}. Už tai, ką patvirtino, atsako Klientas, išskyrus klaidas, kurias Paslaugų teikėjas padaro vėliau.`,
} as const satisfies Wording<typeof en>;
