import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  suppliesByWork: {
    general: [
      `Paslaugoms reikalingą informaciją, medžiagą ir prieigą`,
      `sprendimus, kuriuos gali priimti tik Klientas`,
    ],
    consulting: [
      `duomenis, dokumentus ir prieigą, nuo kurių priklauso konsultacijos`,
      `darbuotojų, kurių žinių reikia, laiką`,
      `sprendimus, kuriuos gali priimti tik Klientas`,
    ],
    design: [
      `tinkamos kokybės tekstus, vaizdus ir, jeigu yra, logotipus bei prekių ženklo naudojimo taisykles`,
      `spaustuvių ir platformų techninius reikalavimus, dydžius ir formatus`,
      `pasirinkimą arba patvirtinimą kiekvienoje dizaino kūrimo stadijoje`,
    ],
    marketing: [
      `prieigą prie paskyrų, platformų ir duomenų, kurie naudojami kampanijose`,
      `informaciją apie prekes ir paslaugas, kainas, vaizdus ir galiojančias prekių ženklo naudojimo taisykles`,
      `turinio ir reklamos patvirtinimą prieš juos skelbiant`,
    ],
    web_development: [
      `galutinius tekstus, vaizdus ir kitą turinį`,
      `prieigą prie domenų vardų, prieglobos, kodo saugyklų ir esamų sistemų`,
      `trečiųjų asmenų paslaugų paskyras, raktus ir licencijas Kliento vardu`,
      `bandomuosius duomenis be tikrų asmens duomenų, nebent Šalys raštu susitaria kitaip`,
    ],
    copywriting: [
      `rašytinę užduotį, kurioje nurodyta auditorija, stilius, apimtis ir raktažodžiai`,
      `šaltinius, tekstams reikalingą informaciją ir ryšį su kalbinamais asmenimis`,
      `visų Kliento atstovų pastabas viename dokumente`,
    ],
  },
  supplies: `Klientas neatlygintinai ir laiku pateikia tai, nuo ko priklauso Paslaugos: {items}.`,
  contact: `Klausimus Kliento vardu sprendžia ir patvirtinimus teikia vienas kontaktinis asmuo: {contact}.`,
  feedback: `Į klausimus Klientas atsako, o medžiagą, pastabas ir patvirtinimus pateikia per {days} nuo rašytinio Paslaugų teikėjo prašymo.{otherPeriod}`,
  /** What is not invoiced month by month anyway is invoiced then. */
  standstill: {
    invoiced: `Jeigu dėl Kliento Paslaugos sustoja ilgiau kaip {days}, Paslaugų teikėjas turi teisę išrašyti sąskaitą už iki tol atliktą darbą, o jeigu rašytinis priminimas nepadeda – nedelsdamas nutraukti Sutartį.`,
    otherwise: `Jeigu dėl Kliento Paslaugos sustoja ilgiau kaip {days} ir rašytinis priminimas nepadeda, Paslaugų teikėjas turi teisę nedelsdamas nutraukti Sutartį.`,
  },
  acceptancePeriod: ` {reviewed} taikomas Sutarties {review} punkte nustatytas terminas.`,
  reviewed: {
    withRevisions: `Pataisymams ir Rezultato priėmimui`,
    otherwise: `Rezultato priėmimui`,
  },
  revisionsPeriod: ` Pataisymams taikomas Sutarties {window} punkte nustatytas terminas.`,
} as const satisfies Wording<typeof en>;
