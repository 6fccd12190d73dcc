import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  counterparts: `Sutartis sudaroma {language} dviem vienodą juridinę galią turinčiais egzemplioriais arba pasirašoma elektroniniu būdu. Šalys susitaria, kad rašytiniam parašui prilygsta pasirašantį asmenį identifikuojantis elektroninis parašas, nebent teisės aktai reikalauja kitos formos.`,
  language: { one: `lietuvių kalba`, both: `anglų ir lietuvių kalbomis` },
} as const satisfies Wording<typeof en>;
