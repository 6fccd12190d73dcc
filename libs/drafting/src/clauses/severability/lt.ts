import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  severability: `Jeigu kuri nors Sutarties nuostata negalioja arba jos neįmanoma įgyvendinti, kitos nuostatos lieka galioti. Tokią nuostatą Šalys pakeičia galiojančia, kuri artimiausia jos tikslui. Teisės Šalis atsisako tik raštu.`,
  survival: `Nuostatos, kurios pagal savo esmę skirtos galioti ir pasibaigus Sutarčiai, lieka galioti.`,
} as const satisfies Wording<typeof en>;
