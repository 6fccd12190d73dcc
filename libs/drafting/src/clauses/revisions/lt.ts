import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  concept: `Kai Paslaugų teikėjas pateikia kelias koncepcijas, Klientas raštu pasirenka vieną. Pataisymai daromi tik jai, o kitos koncepcijos į Rezultatą neįeina.`,
  rounds: `Į Paslaugas įeina {rounds} kiekvienai Rezultato daliai{byTime}. Vieną ratą sudaro vienas išsamus rašytinis Kliento pastabų sąrašas ir Paslaugų teikėjo pataisytas variantas.`,
  byTime: `; jų laikas apmokamas kaip ir kitas Paslaugų laikas`,
  window: {
    withAcceptance: `Pastabas Klientas pateikia per Sutarties {review} punkte nustatytą terminą. Iki Rezultato priėmimo nepanaudotais pataisymų ratais vėliau pasinaudoti nebegalima.`,
    otherwise: `Pastabas Klientas pateikia per {days} nuo atitinkamo varianto gavimo. Vėliau nepanaudotais pataisymų ratais pasinaudoti nebegalima.`,
  },
  limit: `Pataisymu Rezultatas tobulinamas neperžengiant sutarto aprašymo. Nauja kryptis, to, ką Klientas jau patvirtino, keitimas ir kiekvienas kitas pataisymų ratas yra papildomi darbai, apmokami pagal Sutarties {rate} punktą. Savo klaidas Paslaugų teikėjas ištaiso nemokamai; pataisymų ratu tai nelaikoma.`,
} as const satisfies Wording<typeof en>;
