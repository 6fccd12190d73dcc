import type { WorkType } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';

const SUPPLIES: Readonly<Record<WorkType, readonly string[]>> = {
  general: [
    'Paslaugoms reikalingą informaciją, medžiagą ir prieigą',
    'sprendimus, kuriuos gali priimti tik Klientas',
  ],
  consulting: [
    'duomenis, dokumentus ir prieigą, nuo kurių priklauso konsultacijos',
    'darbuotojų, kurių žinių reikia, laiką',
    'sprendimus, kuriuos gali priimti tik Klientas',
  ],
  design: [
    'tinkamos kokybės tekstus, vaizdus, logotipus ir galiojančias prekių ženklo naudojimo taisykles',
    'spaustuvių ir platformų reikalaujamus dydžius, formatus ir techninius reikalavimus',
    'pasirinkimą arba patvirtinimą kiekvienoje dizaino kūrimo stadijoje',
  ],
  marketing: [
    'prieigą prie paskyrų, platformų ir duomenų, kurie naudojami kampanijose',
    'informaciją apie prekes ir paslaugas, kainas, vaizdus ir galiojančias prekių ženklo naudojimo taisykles',
    'turinio ir reklamos patvirtinimą prieš juos skelbiant',
  ],
  web_development: [
    'galutinius tekstus, vaizdus ir kitą turinį',
    'prieigą prie domenų vardų, prieglobos, kodo saugyklų ir esamų sistemų',
    'trečiųjų asmenų paslaugų paskyras, raktus ir licencijas Kliento vardu',
    'bandomuosius duomenis be tikrų asmens duomenų, nebent Šalys raštu susitaria kitaip',
  ],
  copywriting: [
    'rašytinę užduotį, kurioje nurodyta auditorija, stilius, apimtis ir raktažodžiai',
    'šaltinius, informaciją apie prekes ir paslaugas ir ryšį su kalbinamais asmenimis',
    'visų Kliento atstovų pastabas viename dokumente',
  ],
};

/** Days of silence after which the provider need no longer hold the work ready. */
const PATIENCE_DAYS = 30;

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const patience = format.count(PATIENCE_DAYS, 'calendar-day');
  return [
    paragraph(
      'supplies',
      text`Klientas neatlygintinai ir laiku pateikia tai, nuo ko priklauso Paslaugos:`,
      listed(write, SUPPLIES[terms.workType]),
    ),
    paragraph(
      'contact',
      text`Kliento vardu nurodymus duoda ir patvirtinimus teikia vienas kontaktinis asmuo: ${write.blank('client.contact')}. Raštu pranešęs Klientas gali paskirti kitą kontaktinį asmenį.`,
    ),
    paragraph(
      'feedback',
      text`Į kiekvieną rašytinį klausimą Klientas atsako, o medžiagą, pastabas ar patvirtinimą pateikia per ${format.count(terms.feedbackDays, 'working-day')} nuo Paslaugų teikėjo prašymo${write.has('acceptance') ? text`. Rezultato priėmimui taikomas Sutarties ${write.ref('acceptance.review')} punkte nustatytas terminas` : ''}.`,
    ),
    ...when(terms.style !== 'client', () => [
      paragraph(
        'standstill',
        terms.style === 'freelancer'
          ? text`Jeigu dėl Kliento Paslaugos sustoja ilgiau kaip ${patience}, Paslaugų teikėjas turi teisę išrašyti sąskaitą už iki tol atliktą darbą ir nutraukti Sutartį pagal jos ${write.ref('termination-breach.standstill')} punktą.`
          : text`Jeigu dėl Kliento Paslaugos sustoja ilgiau kaip ${patience}, Paslaugų teikėjas turi teisę išrašyti sąskaitą už iki tol atliktą darbą, o dėl likusių darbų terminų Šalys susitaria iš naujo.`,
      ),
    ]),
  ];
};
