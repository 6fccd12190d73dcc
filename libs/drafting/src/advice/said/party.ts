import type { Voice } from './doubt.js';

const BEHIND = /\(([^()]*)\)$/u;
/** Whose people these are, or who it is, at the beginning of a bracket or behind its verb: nobody else is called so. */
const WHOSE = {
  en: /^((?:\p{L}+ )?by )?(?:their|his|her|your) (?=\p{L})/u,
  lt: /^(\p{L}+ )?(?:j[uų]|jo|jos|j[uū]s[uų]) (?=\p{L})/iu,
} as const;
const WHO = {
  en: /^((?:\p{L}+ )?by )?(?:they|them|he|him|she|her|you|(?:the )?(?:client|customer))$/iu,
  lt: /^(\p{L}+ )?(?:jie|jis|ji|jos|j[uū]s)$/iu,
} as const;
/** „(mūsų dizainerė)“. */
const OURS = /(\((?:[^()]* )?)(?:mūsų|musu|our) (?=[^()]*\)$)/iu;
/** „(mūsų Rūta)“: of a person by name there is no more to say than whose side it is. */
const OURS_NAMED = /\((\p{Ll}+ (?:by )?)?(?:mūsų|musu|our) \p{Lu}\p{Ll}+\)$/u;
const PARTY = { en: ['the Client’s ', 'the Client'], lt: ['Kliento ', 'Klientas'] } as const;

/** "(their office)" as "(the Client’s office)": a contract knows its parties by their names. */
export function withParty(
  given: string,
  { language, isClient }: Voice,
  speaks?: 'quoted' | 'orders',
): string {
  /* Who orders speaks of their own people. */
  const line =
    isClient || speaks !== undefined
      ? given.replace(OURS_NAMED, `($1${PARTY[language][1]})`).replace(OURS, `$1${PARTY[language][0]}`)
      : given;
  if (isClient || speaks === 'quoted') return line;
  const [whose, who] = PARTY[language];
  return line.replace(
    BEHIND,
    (_, said: string) =>
      `(${said.replace(WHOSE[language], (_all, verb: string | undefined) => `${verb ?? ''}${whose}`).replace(WHO[language], (_all, verb: string | undefined) => `${verb ?? ''}${who}`)})`,
  );
}
