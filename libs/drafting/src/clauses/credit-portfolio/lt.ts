import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  byLine: {
    balanced: `Autoriaus vardas prie teksto nurodomas, jeigu Šalys dėl to teksto taip susitaria. Kitais atvejais Klientas turi teisę tekstą skelbti be autoriaus vardo arba savo vardu.`,
    freelancer: `Klientas nurodo teksto autorių ten, kur tokiems tekstams tai įprasta, nebent Šalys raštu susitaria, kad autorius nenurodomas.`,
    client: `Kiek leidžia teisės aktai, Klientas turi teisę tekstus skelbti be autoriaus vardo arba savo vardu.`,
  },
  credit: {
    balanced: `Klientas nurodo Rezultato autorių ten, kur tai įprasta ir protinga.`,
    freelancer: `Klientas visur, kur tokiems darbams įprasta, nurodo autorių taip, kaip prašo Paslaugų teikėjas.`,
    client: `Naudodamas Rezultatą Klientas neprivalo nurodyti autoriaus.`,
  },
  moralRights: `Autoriaus asmeninės neturtinės teisės lieka autoriui{limit}.`,
  limit: { lithuanian: ` ir neperduodamos`, otherwise: `, kiek jas saugo teisės aktai` },
  waiver: `Kiek leidžia teisės aktai, Paslaugų teikėjas Kliento ir jo teisių perėmėjų naudai atsisako visų asmeninių neturtinių teisių į Rezultatą ir užtikrina, kad jų atsisakytų kiekvienas jo pasitelktas autorius.`,
  changes: `Autoriaus asmeninės neturtinės teisės lieka autoriui ir neperduodamos. Kiek leidžia teisės aktai, Paslaugų teikėjas sutinka, kad Klientas darytų įprastam Rezultato naudojimui būtinus pakeitimus, kurie nekenkia autoriaus garbei ar reputacijai, ir gauna tokį patį kiekvieno pasitelkto autoriaus sutikimą.`,
  limits: `Darbų aplanke neskelbiami asmens duomenys ir tai, ko Klientas dėl rimtos priežasties raštu paprašė nerodyti.`,
  allowed: `Paslaugų teikėjas turi teisę Rezultatą rodyti savo darbų aplanke ir pasiūlymuose ir nurodyti Klientą kaip savo klientą{accepted}. {limits}`,
  accepted: ` po to, kai Rezultatas priimtas arba pradėtas naudoti`,
  afterPublication: `Klientui paskelbus Rezultatą, Paslaugų teikėjas turi teisę paskelbtas jo dalis rodyti savo darbų aplanke ir pasiūlymuose ir nurodyti Klientą kaip savo klientą. {limits}`,
  forbidden: `Kitiems asmenims, jeigu to nereikia Paslaugoms teikti, Paslaugų teikėjas Rezultatą rodo tik gavęs išankstinį rašytinį Kliento sutikimą{goodReason}.`,
  goodReason: `; be svarbios priežasties Klientas duoti sutikimo neatsisako`,
} as const satisfies Wording<typeof en>;
