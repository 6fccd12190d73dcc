import { when, type ClauseText } from '../../writing.js';

/** Calendar days in which a version is commented on where no period of acceptance says so. */
const WINDOW_DAYS = 14;

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  return [
    ...when(terms.workType === 'design', () => [
      paragraph(
        'concept',
        text`Kai Paslaugų teikėjas pateikia kelias koncepcijas, Klientas raštu pasirenka vieną. Pataisymai daromi tik jai, o kitos koncepcijos į Rezultatą neįeina.`,
      ),
    ]),
    paragraph(
      'rounds',
      text`Į Kainą įeina ${format.countOf(terms.revisionRounds ?? 0, 'revision-round')} kiekvienai Rezultato daliai. Vieną ratą sudaro vienas išsamus rašytinis Kliento pastabų sąrašas ir Paslaugų teikėjo pataisytas variantas.`,
    ),
    paragraph(
      'window',
      has('acceptance')
        ? text`Pastabas Klientas pateikia per Sutarties ${ref('acceptance.review')} punkte nustatytą terminą. Iki Rezultato priėmimo nepanaudotais pataisymų ratais vėliau pasinaudoti nebegalima.`
        : text`Pastabas Klientas pateikia per ${format.count(WINDOW_DAYS, 'calendar-day')} nuo atitinkamo varianto gavimo. Vėliau nepanaudotais pataisymų ratais pasinaudoti nebegalima.`,
    ),
    paragraph(
      'limit',
      text`Pataisymu Rezultatas tobulinamas neperžengiant sutarto aprašymo. Nauja kryptis, to, ką Klientas jau patvirtino, keitimas ir kiekvienas kitas pataisymų ratas yra papildomi darbai, apmokami pagal Sutarties ${ref('change-control.rate')} punktą. Savo klaidas Paslaugų teikėjas ištaiso nemokamai; pataisymų ratu tai nelaikoma.`,
    ),
  ];
};
