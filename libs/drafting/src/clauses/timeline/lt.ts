import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  delayByStyle: {
    balanced: `Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, {dates} pratęsiami tiek, kiek jis vėlavo.`,
    freelancer: `Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, už kiekvieną vėlavimo dieną visi vėlesni {dates} pratęsiami ne mažiau kaip viena diena, o jeigu naujuoju laiku Paslaugų teikėjas jau įsipareigojęs dirbti kitą darbą – tiek, kiek dėl to būtina.`,
    client: `Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, {dates} pratęsiami tiek, kiek dėl vėlavimo protingai būtina, jeigu apie vėlavimą ir jo pasekmes Paslaugų teikėjas Klientui nedelsdamas pranešė raštu.`,
  },
  dates: { all: `terminai`, ofTasks: `užduočių terminai` },
  ofTasks: ``,
  start: `Paslaugų teikimo pradžia: {start}.`,
  stages: `Paslaugos teikiamos šiais etapais; nurodyta data – perdavimo terminas:`,
  number: `Eil. Nr.`,
  milestone: `Etapas`,
  date: `Terminas`,
  named: ``,
  byDeadline: `iki galutinio termino`,
  amount: `Suma`,
  feesShare: `{percent} Kainos`,
  asAgreed: `suderinama raštu`,
  acceptedWhen: `Priimama, kai`,
  leadingWhen: /^kai\s+/iu,
  accepted: {
    byClause: `Tai, kas nurodyta prie „Priimama, kai“, yra aprašymo, pagal kurį to etapo Rezultatas priimamas, dalis (Sutarties {acceptance} punktas).`,
    otherwise: `Tai, kas nurodyta prie „Priimama, kai“, yra to etapo aprašymo dalis.`,
  },
  belongs: `Rezultato dalis priklauso etapui, kuriame ji įvardyta, o jeigu neįvardyta – etapui, su kuriuo perduodama galutinai.`,
  essence: `{agreedDates} privalomi. Kada Klientas dėl praleisto termino turi teisę nutraukti Sutartį, nustatyta jos {missed} punkte.`,
  agreedDates: { ongoing: `Sutarti terminai`, otherwise: `Sutartyje nustatyti terminai` },
  warning: `Šalis, kuri mano, kad termino nesilaikys, nedelsdama apie tai praneša kitai Šaliai ir nurodo priežastį bei naują terminą.`,
  tasks: `Atskirų užduočių terminai privalomi tik tada, kai dėl jų susitarta raštu.`,
  ongoing: `Paslaugos teikiamos nuolat. {tasks}`,
  onOrder: `Paslaugos teikiamos nuolat pagal rašytinius Kliento užsakymus. Užsakymas Šalims privalomas, kai Paslaugų teikėjas jį raštu patvirtina arba pradeda vykdyti. {tasks}`,
  untilDate: `Paslaugos teikiamos nuolat. Galutinis jų teikimo terminas: {date}{named}. {tasks}`,
  complete: `Galutinis Paslaugų įvykdymo terminas: {date}{named}.`,
} as const satisfies Wording<typeof en>;
