import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = ({ style }, { text, paragraph, ref }) => [
  paragraph(
    'form',
    text`Sutarties pakeitimai ir papildymai galioja tik sudaryti raštu ir pasirašyti abiejų Šalių; pakanka elektroninių parašų. Paslaugas galima pakeisti ir taip, kaip nustatyta Sutarties ${ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement')} punkte. Kitais atvejais nė viena Šalis negali keisti Sutarties vienašališkai, pavyzdžiui, paskelbdama naujas sąlygas, o tylėjimas nelaikomas sutikimu su pakeitimu.`,
  ),
];
