import type { Wording } from '../writing/clause.js';
import type { en } from './money-en.js';

export const lt = {
  deposit: `Prieš pradedant darbą Klientas sumoka avansą – {percent} Kainos{hours}{sum}; išankstinė sąskaita išrašoma pasirašius Sutartį. {late}{credited}`,
  sum: `, t. y. {amount}`,
  hours: ` už didžiausią sutartą valandų skaičių`,
  late: {
    client: `Avanso nesumokėjus iki Paslaugų teikimo pradžios, {dates}.`,
    otherwise: `Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo{dates}.`,
  },
  moved: {
    client: { all: `terminai pratęsiami`, ongoing: `pradžia nukeliama` },
    otherwise: { all: `; dėl to pavėlavus pradėti, terminai pratęsiami`, ongoing: `` },
  },
  credited: {
    last: ` Avansas įskaitomas į paskutines sąskaitas.`,
    first: ` Avansas įskaitomas į pirmąsias sąskaitas.`,
  },
  due: `Kiekvieną sąskaitą Klientas apmoka per {days} nuo jos gavimo dienos{latest}. Sąskaitą Klientas ginčija raštu per {objection} nuo gavimo, o neginčijamą dalį sumoka laiku.`,
  payment: `Mokėjimo valiuta: {currency}. Banko sąskaita: {iban}.`,
  latest: `, bet ne vėliau kaip per {days} nuo paslaugų, už kurias išrašyta sąskaita, užbaigimo`,
  /** Where the law of a member state of the European Union applies; elsewhere as in the full form. */
  europeanInterest: `Laiku nesumokėjęs, Klientas be atskiro priminimo moka teisės aktuose komercinėms sutartims nustatytas palūkanas{recovery}.`,
  recovery: {
    lithuanian: `, o už kiekvieną laiku neapmokėtą sąskaitą – 40\u00a0Eur ir šią sumą viršijančias protingas išieškojimo išlaidas`,
    european: `, o už kiekvieną laiku neapmokėtą sąskaitą – bent 40\u00a0Eur ir šią sumą viršijančias protingas išieškojimo išlaidas`,
  },
  suspension: `Jeigu neginčijama suma pradelsta ilgiau kaip {patience}, Paslaugų teikėjas, raštu įspėjęs, turi teisę sustabdyti Paslaugas{dates}.`,
  dates: `, o terminai pratęsiami`,
  approved: `Atlyginamos tik Kliento iš anksto raštu patvirtintos išlaidos, savikaina.`,
  capped: `Būtinos išlaidos atlyginamos savikaina. Didžiausia bendra jų suma: {amount}{renewed}. Ją viršijančios išlaidos atlyginamos tik tada, kai Klientas jas iš anksto patvirtino raštu; įprastos veiklos sąnaudos įeina į Kainą.`,
  renewed: `; kai ji panaudota, Klientas raštu gali patvirtinti naują`,
  advertising: ` Reklamos biudžetą Klientas moka platformoms.`,
  vat: `Visos kainos nurodytos be {ofTax}; kai to reikalauja teisės aktai, Paslaugų teikėjas jį prideda.`,
  vatName: `PVM`,
  salesTax: `pardavimo ar panašaus mokesčio`,
  ownTaxes: `{each} kiekviena Šalis sumoka pati{withholding}.`,
  withholding: `; Klientas mokestį išskaičiuoja tik tada, kai to reikalauja teisės aktai`,
  each: { withheldByClient: `Kitus mokesčius nuo savo pajamų`, otherwise: `Mokesčius nuo savo pajamų` },
} as const satisfies Wording<typeof en>;
