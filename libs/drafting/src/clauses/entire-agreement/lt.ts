import { legalSystem } from '../../jurisdiction.js';
import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph }) => [
  paragraph(
    'whole',
    text`Sutartis ir jos priedai yra visas Šalių susitarimas dėl Sutarties dalyko ir pakeičia visa, dėl ko Šalys šiuo klausimu tarėsi anksčiau žodžiu ar raštu.${
      legalSystem(terms.governingLaw) === 'english' ? ' Atsakomybei už apgaulę tai įtakos neturi.' : ''
    }`,
  ),
  paragraph(
    'standard-terms',
    text`Nė vienos Šalies bendrosios sąlygos, pavyzdžiui, nurodytos užsakyme, interneto svetainėje ar sąskaitoje, netaikomos, net jeigu kita Šalis dėl jų neprieštarauja.`,
  ),
  paragraph(
    'precedence',
    text`Jeigu dokumentai prieštarauja vienas kitam, viršesnis yra anksčiau nurodytas:`,
    [
      text`rašytiniai pakeitimai ir papildymai (vėlesnis viršesnis už ankstesnį);`,
      text`Sutarties tekstas;`,
      text`Sutarties priedai;`,
      text`kiti dokumentai, į kuriuos Sutartis nukreipia.`,
    ],
  ),
];
