import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  whole: `Sutartis, jos priedai, jeigu jų yra, ir joje nurodyti rašytiniai sąrašai bei pranešimai yra visas Šalių susitarimas dėl Sutarties dalyko ir pakeičia visa, dėl ko Šalys šiuo klausimu tarėsi anksčiau žodžiu ar raštu. Nė vienos Šalies bendrosios sąlygos netaikomos.{fraud}`,
  fraud: ` Atsakomybei už apgaulę tai įtakos neturi.`,
  precedence: `Jeigu dokumentai prieštarauja vienas kitam, Sutarties tekstas yra viršesnis už priedus, o vėlesnis pakeitimas – už juos abu.`,
} as const satisfies Wording<typeof en>;
