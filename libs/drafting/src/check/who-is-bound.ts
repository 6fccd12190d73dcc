import type { Bound } from './rule.js';

/** A side, both of them, or a duty: in the order of the sentence the side nearest before the first duty is bound. */
const WORD =
  /(?<!\p{L})(?:(?<both>(?:neither|either|each|both|no|any) part(?:y|ies)|the parties|parties|both of us|abi šalys|šalys|kiekviena šalis|nė viena šalis|bet kuri šalis|abiem šalims|šalims)|(?<provider>providers?|paslaugų teikėj(?:as|ai|ui|o))|(?<client>clients?|klient(?:as|ai|ui|o))|(?<duty>shall|will|must|may|can|cannot|agrees?|undertakes?|covenants?|warrants?|represents?|waives?|assigns?|grants?|pays?|owes|keeps?|is|are|privalo|įsipareigoja|turi|gali|negali|moka|sumoka|atlygina|atsako|neatsako|garantuoja|perduoda|suteikia|saugo|pateikia|užtikrina|laikosi|atsisako|neturi|naudoja|teikia|apmoka))(?!\p{L})/gu;

export function whoIsBound(plain: string): Bound {
  let nearest: Bound = 'unknown';
  for (const { groups } of plain.matchAll(WORD)) {
    if (groups?.['both'] !== undefined) return 'both';
    if (groups?.['provider'] !== undefined) nearest = 'provider';
    else if (groups?.['client'] !== undefined) nearest = 'client';
    else if (nearest !== 'unknown') return nearest;
  }
  return onlySubject(plain);
}

/** A Lithuanian side in the nominative is who must not, whatever the verb: „niekam neatskleidžia“. */
function onlySubject(plain: string): Bound {
  const provider = /paslaugų teikėjas(?!\p{L})[^.;]{0,40}(?<!\p{L})ne\p{L}{4,16}/u.test(plain);
  const client = /(?<!\p{L})klientas(?!\p{L})[^.;]{0,40}(?<!\p{L})ne\p{L}{4,16}/u.test(plain);
  if (provider === client) return 'unknown';
  return provider ? 'provider' : 'client';
}
