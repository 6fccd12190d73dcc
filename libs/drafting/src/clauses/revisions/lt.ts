import { when, type ClauseText } from '../../writing.js';

/** Days after delivery in which included rounds can be used. */
const WINDOW_DAYS = 14;

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  return [
    ...when(terms.workType === 'design', () => [
      paragraph(
        'concept',
        text`Kai Paslaugų teikėjas pateikia kelis eskizus, Klientas raštu pasirenka vieną iš jų. Toliau pataisymai daromi tik pasirinktam eskizui, o kiti eskizai į Rezultatą neįeina.`,
      ),
    ]),
    paragraph(
      'rounds',
      text`Į Kainą įeina ${format.countOf(terms.revisionRounds ?? 0, 'revision-round')} kiekvienai Rezultato daliai. Vieną ratą sudaro vienas išsamus rašytinis Kliento pastabų sąrašas ir Paslaugų teikėjo pataisytas variantas.`,
    ),
    paragraph(
      'window',
      text`Pastabas Klientas pateikia per ${format.count(WINDOW_DAYS, 'calendar-day')} nuo atitinkamo varianto gavimo${write.has('acceptance') ? ', kol Rezultatas dar nepriimtas' : ''}. Vėliau nepanaudotais pataisymų ratais pasinaudoti nebegalima.`,
    ),
    paragraph(
      'limit',
      text`Pataisymu Rezultatas tobulinamas neperžengiant sutarto aprašymo. Nauja kryptis ir to, ką Klientas jau patvirtino, keitimas yra papildomi darbai pagal Sutarties ${write.ref('change-control')} punktą.`,
    ),
    paragraph(
      'mistakes',
      text`Savo klaidas Paslaugų teikėjas ištaiso nemokamai, ir toks taisymas pataisymų ratu nelaikomas.`,
    ),
    paragraph(
      'extra',
      text`Kiekvienas kitas pataisymų ratas yra papildomi darbai ir apmokamas pagal Sutarties ${write.ref('change-control.rate')} punkte nustatytą įkainį.`,
    ),
  ];
};
