import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { WorkType } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';
import { STANDSTILL_DAYS } from './standstill.js';

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
    'spaustuvių ir platformų techninius reikalavimus, dydžius ir formatus',
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

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  return [
    paragraph(
      'supplies',
      text`Klientas neatlygintinai ir laiku pateikia tai, nuo ko priklauso Paslaugos:`,
      listed(write, SUPPLIES[terms.workType]),
    ),
    paragraph(
      'contact',
      text`Klausimus Kliento vardu sprendžia ir patvirtinimus teikia vienas kontaktinis asmuo: ${write.blank('client.contact')}. Raštu pranešęs Klientas gali paskirti kitą.`,
    ),
    paragraph(
      'feedback',
      text`Į klausimus Klientas atsako, o medžiagą, pastabas ir patvirtinimus pateikia per ${format.count(terms.feedbackDays, 'working-day')} nuo rašytinio Paslaugų teikėjo prašymo.${otherPeriod(write)}`,
    ),
    ...when(terms.style !== 'client', () => [
      paragraph(
        'standstill',
        text`Jeigu dėl Kliento Paslaugos sustoja ilgiau kaip ${format.count(STANDSTILL_DAYS, 'calendar-day')}, Paslaugų teikėjas turi teisę išrašyti sąskaitą už iki tol atliktą darbą, o jeigu rašytinis priminimas nepadeda – nedelsdamas nutraukti Sutartį.`,
      ),
    ]),
  ];
};

/** Revisions and acceptance have a period of their own. */
function otherPeriod({ text, has, ref }: Writer): Inline[] {
  if (has('acceptance')) {
    return text` ${has('revisions') ? 'Pataisymams ir Rezultato priėmimui' : 'Rezultato priėmimui'} taikomas Sutarties ${ref('acceptance.review')} punkte nustatytas terminas.`;
  }
  return has('revisions')
    ? text` Pataisymams taikomas Sutarties ${ref('revisions.window')} punkte nustatytas terminas.`
    : [];
}
