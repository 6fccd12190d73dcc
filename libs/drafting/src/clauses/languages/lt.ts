import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  made: `Sutartis sudaryta anglų ir lietuvių kalbomis. Abu jos tekstai pateikiami greta ir turi reikšti tą patį.`,
  prevails: {
    en: `Jeigu tekstai skiriasi, viršesnis yra tekstas anglų kalba.`,
    lt: `Jeigu tekstai skiriasi, viršesnis yra tekstas lietuvių kalba.`,
  },
  terms: `Jeigu neaišku, kuris vieno teksto žodis atitinka kito teksto sąvoką, vadovaujamasi Sutarties {definitions} punkte pateiktais apibrėžimais; jie ten pateikti abiem kalbomis, vienas šalia kito.`,
  oneLanguage: `Žodžiai, kuriuos Šalis pateikė tik viena kalba, abiejuose tekstuose pateikiami ta kalba ir taikomi tokie, kokie pateikti.`,
} as const satisfies Wording<typeof en>;
