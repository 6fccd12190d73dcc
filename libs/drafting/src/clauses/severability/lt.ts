import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  severability: `Vienos Sutarties nuostatos negaliojimas nedaro negaliojančių kitų jos nuostatų. Negaliojančią nuostatą Šalys pakeičia galiojančia, kuri artimiausia jos tikslui. Teisės Šalis atsisako tik raštu.`,
  survival: `Nuostatos, kurios pagal savo esmę skirtos galioti ir pasibaigus Sutarčiai, lieka galioti.`,
} as const satisfies Wording<typeof en>;
