import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (_terms, { text, paragraph, has, ref }) => [
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
