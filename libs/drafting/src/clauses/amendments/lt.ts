import type { Writer, Written } from '../../clause.js';
import type { Terms } from '../../terms.js';

export const lt = (_terms: Terms, { text, paragraph, has, ref }: Writer): readonly Written[] => [
  paragraph(
    'form',
    text`Sutarties pakeitimai ir papildymai galioja tik sudaryti raštu ir pasirašyti abiejų Šalių; pakanka elektroninių parašų.${
      has('change-control')
        ? text` Dėl Paslaugų pakeitimų galima susitarti ir taip, kaip nustatyta Sutarties ${ref('change-control')} punkte.`
        : ''
    }`,
  ),
  paragraph(
    'not-alone',
    text`Nė viena Šalis negali keisti Sutarties vienašališkai, pavyzdžiui, paskelbdama naujas sąlygas, o tylėjimas nelaikomas sutikimu su pakeitimu.`,
  ),
];
