import { isKnownCity } from '../../terms/cities.js';
import type { Language } from '../../model/document.js';

/** A court that decides: the contract names one already. A right to turn to a court is something else. */
const COURT: Readonly<Record<Language, RegExp>> = {
  en: /(?:[Cc]ourts?|[Tt]ribunal|[Aa]rbitrat\p{L}+)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:decides?|settles?|settled|resolves?|hears?|has (?:exclusive )?jurisdiction|have (?:exclusive )?jurisdiction|of \p{Lu})|(?:decided|settled|resolved|heard)[^.]{0,60}(?:[Cc]ourts?|[Tt]ribunal|[Aa]rbitrat\p{L}+)(?!\p{L})|(?<!\p{L})[Pp]lace of (?:the )?(?:court|jurisdiction|arbitration)/u,
  lt: /(?:teism|arbitraž)\p{L}*[^.]{0,60}(?:nagrinėj|sprendž|spręs)|(?:nagrinėj|sprendž|spręs)[^.]{0,60}(?:teism|arbitraž)\p{L}*|teismo vieta|teismingum/iu,
};
const DISPUTE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:disputes?|claims?|law ?suits?|litigation|proceedings|disagreements?|conflicts?)(?!\p{L})/iu,
  lt: /(?<!\p{L})(?:ginč|ieškin|nesutarim|bylinė)\p{L}*/iu,
};
/** A court by its name: "the Vilnius District Court", "courts in Riga", "Kauno apygardos teismas". */
const NAMED_COURT: Readonly<Record<Language, RegExp>> = {
  en: /\p{Lu}\p{L}+\s+(?:(?:City|District|Regional|County|High|Commercial|Arbitration|city|district|regional|county|high|commercial)\s+)*(?:[Cc]ourts?|[Tt]ribunal)(?!\p{L})|(?:[Cc]ourts?|[Tt]ribunal) (?:of|in|at) (?:the )?\p{Lu}/u,
  lt: /\p{Lu}\p{L}+\s+(?:\p{L}+\s+){0,3}(?:teism|arbitraž)/u,
};
const PLACE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in|at) (\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/gu,
  lt: /(?<=\p{L},?\s)(\p{Lu}\p{L}+)(?!\p{L})/gu,
};

const NOT_A_LAW =
  'Applicable|Mandatory|Statutory|The|All|Any|Such|This|National|Local|European|Data|Copyright|Tax|Labour';
/** A law that governs: the contract names one already. */
const LAW: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<!\p{L})(?:governed by|governing law|(?:laws?|legislation) of (?!the (?:place|client|provider))\p{L}[^.]{0,60}(?:appl|govern)|(?:appl\p{L}*|under|subject to) (?:the )?(?:laws?|legislation) of \p{L})/iu,
    new RegExp(
      `(?<!\\p{L})(?!(?:${NOT_A_LAW}|EU)\\s)\\p{Lu}\\p{L}+ (?:(?:civil|contract|state|private) )?laws? (?:shall |will |always )?(?:appl|govern)`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})(?:[Aa]ppl(?:y|ies)|[Uu]nder|subject to) (?:the )?(?!(?:${NOT_A_LAW}|EU)\\s)\\p{Lu}\\p{L}+ (?:(?:civil|contract|state|private) )?laws?(?!\\p{L})`,
      'u',
    ),
  ],
  lt: [
    /(?:taikoma|taikytina|taikom\p{L}*)[^.]{0,40}(?:teisė|teisės aktai|įstatymai)(?!\p{L})|(?:teisė|įstatymai)(?!\p{L})[^.]{0,40}(?:taikoma|taikytina|taikomi)(?!\p{L})/iu,
    /(?:[Pp]agal|[Vv]adovauja\p{L}*|reglamentuo\p{L}*|reguliuo\p{L}*)\s+\p{Lu}\p{L}+\s+(?:Respublikos\s+|Karalystės\s+)?teis(?:ę|e|ė)(?!\p{L})/u,
    /\p{Lu}\p{L}+\s+(?:Respublikos\s+)?teis(?:e|ę)\s+(?:vadovauja|reglamentuo)/u,
  ],
};

const NOT_A_PLACE = /^(?:English|Lithuanian|EUR|Euros?|Writing|Clause|Clauses|Article|Party|Parties|Good)$/u;

/** Whether the words say where, or by which court, disputes are decided. */
export function namesCourt(words: string, language: Language): boolean {
  if (COURT[language].test(words)) return true;
  if (!DISPUTE[language].test(words)) return false;
  if (NAMED_COURT[language].test(words)) return true;
  return [...words.matchAll(PLACE[language])].some(([, place = '']) =>
    language === 'lt' ? isKnownCity(place) : !NOT_A_PLACE.test(place),
  );
}

export const namesLaw = (words: string, language: Language): boolean =>
  LAW[language].some((law) => law.test(words));
