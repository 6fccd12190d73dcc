import type { ClauseText } from '../../writing.js';
import { survivingClauses } from './survival.js';

export const lt: ClauseText = (_terms, write) => {
  const { text, paragraph } = write;
  const surviving = survivingClauses(write, 'ir');
  return [
    paragraph(
      'severability',
      text`Vienos Sutarties nuostatos negaliojimas nedaro negaliojančių kitų jos nuostatų. Negaliojančią nuostatą Šalys pakeičia galiojančia, kuri artimiausia jos tikslui.`,
    ),
    paragraph(
      'waiver',
      text`Šalis atsisako teisės tik tada, kai tai pareiškia raštu. Tai, kad teise pasinaudota pavėluotai ar iš dalies, nėra jos atsisakymas.`,
    ),
    paragraph(
      'survival',
      text`Nuostatos, kurios pagal savo esmę skirtos galioti ir pasibaigus Sutarčiai, lieka galioti${
        surviving === undefined ? '' : text`, visų pirma prasidedančios ${surviving} punktais`
      }.`,
    ),
  ];
};
