import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  form: `Sutarties pakeitimai ir papildymai galioja tik sudaryti raštu ir pasirašyti abiejų Šalių; pakanka elektroninių parašų. Paslaugas galima pakeisti ir taip, kaip nustatyta Sutarties {change} punkte. Tylėjimas nelaikomas sutikimu su pakeitimu.`,
} as const satisfies Wording<typeof en>;
