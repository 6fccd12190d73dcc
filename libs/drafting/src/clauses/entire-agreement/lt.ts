import { legalSystem } from '../../jurisdiction.js';
import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph }) => [
  paragraph(
    'whole',
    text`Sutartis ir jos priedai, jeigu jų yra, yra visas Šalių susitarimas dėl Sutarties dalyko ir pakeičia visa, dėl ko Šalys šiuo klausimu tarėsi anksčiau žodžiu ar raštu. Nė vienos Šalies bendrosios sąlygos, pavyzdžiui, nurodytos užsakyme, interneto svetainėje ar sąskaitoje, netaikomos.${
      legalSystem(terms.governingLaw) === 'english' ? ' Atsakomybei už apgaulę tai įtakos neturi.' : ''
    }`,
  ),
  paragraph(
    'precedence',
    text`Jeigu dokumentai prieštarauja vienas kitam, vėlesnis rašytinis pakeitimas yra viršesnis už ankstesnį ir už Sutarties tekstą, o Sutarties tekstas – už priedus ir kitus dokumentus.`,
  ),
];
