import type { Language } from '../../model.js';

/** Terms whose meaning decides what is owed: the ones worth a remark when nobody says what they mean. */
const TERMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Deliverables',
    'Work Product',
    'Confidential Information',
    'Specifications',
    'Acceptance Criteria',
    'Background Materials',
    'Project Materials',
    'Additional Services',
    'Territory',
  ],
  lt: [
    'Rezultat',
    'Konfidenciali informacij',
    'Konfidencialią informacij',
    'Užduot',
    'Kūrin',
    'Darb',
    'Medžiag',
  ],
};
/** Other capitalised names whose last word promises a definition somewhere: "the Launch Criteria". */
const NAMED: Readonly<Record<Language, RegExp>> = {
  en: /(?<=[\p{Ll},] )[A-Z][a-z]{3,20} (?:Criteria|Materials|Services|Plan|Schedule|Period|Products?|Specifications|Documentation|Budget|Requirements|Standards|Policy|Works|Items)(?!\p{L})/gu,
  lt: /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,20} (?:kriterij|reikalavim|specifikacij|laikotarp|teritorij|standart)/gu,
};
const ANY_ENDING = '\\p{L}{0,5}';

/** The first term that the text uses with a capital inside sentences, twice or more, and never defines or heads a section with. */
export function undefinedTerm(text: string, language: Language): string | undefined {
  const named = new Set(text.match(NAMED[language]));
  return [...TERMS[language], ...named].find((term) => {
    const ending = language === 'lt' ? ANY_ENDING : '';
    const used = text.match(new RegExp(`[\\p{Ll},] ${term}${ending}(?!\\p{L})`, 'gu'))?.length ?? 0;
    return used >= 2 && !isDefined(term, ending, text);
  });
}

const isDefined = (term: string, ending: string, text: string): boolean =>
  new RegExp(
    `["“”„'‘*]${term}${ending}["“”'’*]|(?<!\\p{L})${term}${ending} ?(?:[–-]|means|mean|shall mean|includes?|reiškia|yra|is defined|are defined)|^[\\s#*\\d.]{0,12}${term}${ending}[\\s.:*]{0,4}$|\\d\\.\\s${term}${ending}\\.|toliau ?[–-]? ?["„]?${term}|(?:the following|these|šį|šiuos|šias) ${term}`,
    'mu',
  ).test(text);

const DEFINITION =
  /["“„](\p{Lu}[\p{L}\d_-]{2,20}(?: [\p{L}\d_-]{2,20}){0,2})["”“]\s(?:means|shall mean|mean|reiškia|–)(?!\p{L})/gu;

/** The first term that is defined and then never used. */
export function unusedTerm(text: string): { readonly term: string; readonly at: number } | undefined {
  for (const match of text.matchAll(DEFINITION)) {
    const [, term = ''] = match;
    const singular = term.replace(/(?:ies|s|[aąeęėiįouųū]{1,2}s?)$/u, '');
    const isUsed =
      text.includes(singular, match.index + match[0].length) || text.slice(0, match.index).includes(singular);
    if (!isUsed) return { term, at: match.index };
  }
  return undefined;
}

/** Two words for the same side. Parts of one another ("Provider", "Service Provider") are one word. */
const NAMES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Client', 'Customer', 'Buyer'],
    ['Contractor', 'Consultant', 'Freelancer', 'Provider', 'Supplier', 'Vendor', 'Designer', 'Developer'],
  ],
  lt: [
    ['Klient', 'Užsakov', 'Pirkėj'],
    ['Paslaugų teikėj', 'Vykdytoj', 'Rangov', 'Tiekėj'],
  ],
};
const ACTS: Readonly<Record<Language, string>> = {
  en: ' (?:shall|will|must|may|agrees|is|has)\\b',
  lt: 'as (?:privalo|įsipareigoja|turi|gali|moka|sumoka|pateikia|atsako|užtikrina)(?!\\p{L})',
};
const USED_AS_A_NAME = 2;

/** The second name of a side that acts under two names. */
export function secondName(text: string, language: Language): string | undefined {
  for (const names of NAMES[language]) {
    const acting = names
      .map((name) => ({
        name: `${name}${language === 'lt' ? 'as' : ''}`,
        uses: text.match(new RegExp(`(?<!\\p{L})${name}${ACTS[language]}`, 'gu'))?.length ?? 0,
      }))
      .filter(({ uses }) => uses >= USED_AS_A_NAME)
      .sort((a, b) => b.uses - a.uses);
    if (acting.length > 1) return acting[1]?.name;
  }
  return undefined;
}
