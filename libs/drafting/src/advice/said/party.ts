import type { Voice } from './doubt.js';

const BEHIND = /\(([^()]*)\)$/u;
/** Whose people these are, or who it is, at the beginning of a bracket or behind its verb: nobody else is called so. */
const WHOSE = {
  en: /^((?:\p{L}+ )?by )?(?:their|his|her|your) (?=\p{L})/u,
  lt: /^(\p{L}+ )?(?:j[uų]|jo|jos|j[uū]s[uų]) (?=\p{L})/iu,
} as const;
const WHO = {
  en: /^((?:\p{L}+ )?by )?(?:they|them|he|him|she|her|you)$/u,
  lt: /^(\p{L}+ )?(?:jie|jis|ji|jos|j[uū]s)$/iu,
} as const;
/** „(mūsų dizainerė)“. */
const OURS = /(\((?:[^()]* )?)(?:mūsų|musu|our) (?=[^()]*\)$)/iu;
const PARTY = { en: ['the Client’s ', 'the Client'], lt: ['Kliento ', 'Klientas'] } as const;

/** "(their office)" as "(the Client’s office)": a contract knows its parties by their names. */
export function withParty(line: string, { language, isClient }: Voice, isQuoted = false): string {
  /* Who orders speaks of their own people. */
  if (isClient || isQuoted) return line.replace(OURS, `$1${PARTY[language][0]}`);
  const [whose, who] = PARTY[language];
  return line.replace(
    BEHIND,
    (_, said: string) =>
      `(${said.replace(WHOSE[language], (_all, verb: string | undefined) => `${verb ?? ''}${whose}`).replace(WHO[language], (_all, verb: string | undefined) => `${verb ?? ''}${who}`)})`,
  );
}
