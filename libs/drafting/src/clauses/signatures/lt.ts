import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  counterparts: `Sutartis sudaroma lietuvių kalba dviem vienodą juridinę galią turinčiais egzemplioriais, po vieną kiekvienai Šaliai, arba pasirašoma elektroniniu būdu. Šalys susitaria, kad rašytiniam parašui prilygsta kvalifikuotas elektroninis parašas ir kitas pasirašantį asmenį identifikuojantis elektroninis parašas, nebent teisės aktai reikalauja kitos formos.`,
} as const satisfies Wording<typeof en>;
