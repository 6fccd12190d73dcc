import { SIDES, type Side } from '../facts/sides.js';
import { words } from '../check/whole-words.js';
import { CLAIMED, MUTUAL } from './cost-words.js';

const DUTY: Readonly<Record<Side, readonly RegExp[]>> = {
  provider: dutyOf('provider', 'paslaugų teikėj', 'klient'),
  client: dutyOf('client', 'klient', 'paslaugų teikėj'),
};

function dutyOf(english: string, stem: string, otherStem: string): RegExp[] {
  return [
    words(
      `${english} (?:(?!may|can)\\p{L}+ ){0,2}?(?:shall|must|will|agrees to|undertakes to|is (?:obliged|required|liable) to|has to|pays?|owes?|delivers?|completes?|keeps?)`,
    ),
    words(`(?:paid|payable|owed|borne|due) by (?:the )?${english}`),
    ...(english === 'provider' ? [CLAIMED] : []),
    words(
      `${stem}as (?:(?!gali|turi teisę)[\\p{L}\\d%]+,? ){0,6}?(?:privalo|įsipareigoja|turi(?! teisę)|moka|sumoka|sumokės|mokės|apmoka|atlygina|perduoda|pateikia|atlieka|saugo)`,
    ),
    words(`${stem}ui (?:\\p{L}+ ){0,3}?(?:tenka|taikom\\p{L}+|skiriam\\p{L}+)`),
    /* „Praleidęs terminą, jis moka Klientui“. */
    words(`(?:moka|sumoka|sumokės|mokės|atlygina) ${otherStem}ui`),
  ];
}

/** The one side on whom the passage lays a duty; undefined where it lays one on neither or on both. */
export function bearerIn(plain: string): Side | undefined {
  if (MUTUAL.test(plain)) return undefined;
  const [provider, client] = SIDES.map((side) => DUTY[side].some((pattern) => pattern.test(plain)));
  if (provider === client) return undefined;
  return provider ? 'provider' : 'client';
}
