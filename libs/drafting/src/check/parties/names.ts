import type { Language } from '../../model/document.js';
import { SIDE_WORDS } from '../side-words.js';
import { declensionOf, PRONOUNS } from './forms.js';
import { bare, type Token } from './tokens.js';
import { lean } from '../../reading/letters.js';

/** What may be a party's name in a contract, in lower case. */
export interface Candidate {
  readonly name: string;
  /** Where the text says „toliau – …“ or the like. */
  readonly isDefined: boolean;
}

/** The definitions stand at the front. */
const FRONT = 6000;
const LABELS = 3500;
const QUOTED = /["“„']([^"“”„'\n]{2,40})["“”']/gu;
const DEFINITIONS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    lean(/\((?:the |hereinafter,? |hereafter,? )+(\p{Lu}[\p{L}' -]{2,30})\)/gu),
    lean(/\((\p{Lu}[\p{L}'-]{2,30}(?: \p{Lu}[\p{L}'-]{1,20})?)\)/gu),
    lean(
      /(?:hereinafter|hereafter|henceforth)(?: (?:called|referred to as|known as|for brevity|jointly))*,? (?:the |THE )?["“]?(\p{Lu}[\p{L} ]{2,30}?)["”]?(?=[,.;)\n])/gu,
    ),
    lean(/["“](?:the |The )?(\p{Lu}[\p{L} '-]{2,30})["”] (?:means|is|shall mean|refers to) /gu),
  ],
  lt: [
    lean(
      /toliau(?: (?:tekste|sutartyje|kartu|šioje sutartyje))*[^\p{L}„"“]{0,5}(?:vadinam\p{L}{1,4} (?:tiesiog )?)?[„"“]?(\p{Lu}[\p{L} -]{2,40}?)["“”]?(?=[),.;:\n]| ir )/gu,
    ),
    lean(
      /(?:sutartyje|tekste|vadinam\p{L}{1,4})\s*[–—-]?\s*[„"“]?(\p{Lu}[\p{L} -]{2,40}?)["“”]?(?=[),.;:\n]| ir )/gu,
    ),
  ],
};
const IN_BRACKETS = /\(([^()\n]{2,160})\)/gu;
const LABEL = lean(
  /(?:^|\n)[ \t*]{0,6}(?:[\p{L}\d]{1,3}[.)] ?|\d{1,2} ?§ )?(?:THE |The )?(\p{Lu}[\p{L}' -]{2,28})[ *]{0,3}(?::| [–—] )[ \t]{0,4}\S/gu,
);

/** Words that are defined, or stand before a colon, in every contract and are no party. */
const NO_PARTY = lean(
  /^(?:(?:\p{L}+ )?(?:agreement|contract)|(?:this |the )?(?:part(?:y|ies)|services?|effective date|term|terms|works?|project|purpose|deliverables?|fees?|price|sow|statement of work|date|dated?|order|schedule|annex|subject|from|to|re|ref|reference|place|signed|title|name|address|e-?mail|phone|start|end|payment|total|line|delivery|location|note|period|scope|part|duration|currency|language|version|source|confidential treatment|(?:management|steering|joint) committee|whereas|exhibit|article|section|closing|act|board|territory|business|products?|story|illustrations?|artworks?|manuscript|article|photographs?|images?|video|film|albums?|(?:[\p{L}-]+ )?packages?|(?:select|choose|check) (?:one|all|any)|website|site|software|(?:web |mobile )?app(?:lication)?|(?:[\p{L}-]+ )?sessions?|materials?|content)|(?:each|either|neither|both|other|receiving|disclosing|indemnif\p{L}+|third|defaulting|breaching|(?:non-)?terminating) part(?:y|ies)|(?:ši |šios )?(?:šal(?:is|ys|ies|ims|imis|ių)|sutart\p{L}{1,4}|paslaug\p{L}{1,3}|kain\p{L}{1,3}|kartu|darb\p{L}{1,3}|data|vieta|objektas|tema|nuo|kam|terminas|terminai|užsakymas|priedas|kūrin\p{L}{1,3}|projekt\p{L}{1,4}|adresas|kontaktas|atlygis|suma|pvz|pastaba))$/u,
);

/** Every name that the text gives to somebody or something at its front. */
function* definedNames(text: string, language: Language): Generator<string> {
  const front = text.slice(0, FRONT);
  for (const [, inside = ''] of front.matchAll(IN_BRACKETS))
    for (const [, quoted = ''] of inside.matchAll(QUOTED)) yield quoted;
  for (const pattern of DEFINITIONS[language])
    for (const [, name = ''] of front.matchAll(pattern)) yield name;
  for (const [, label = ''] of text.slice(0, LABELS).matchAll(LABEL)) yield label;
}

/** Where a contract introduces its parties: from "between" to its recitals or first terms. */
const BETWEEN = lean(/(?<!\p{L})(?:between|among)(?!\p{L})/iu);
const TERMS = lean(
  /(?<!\p{L})(?:WHEREAS|whereas|RECITALS?|Recitals?|BACKGROUND|Background|WITNESSETH|AGREEMENT\n|agrees? (?:as follows|to)|NOW,? THEREFORE)(?!\p{L})/u,
);
const INTRODUCTION = 2500;

/** The names that each party is given where the contract introduces them: `… Inc. (the "Company" or "Ashworth")`. */
export function introducedNames(text: string, language: Language): string[][] {
  /* „Toliau – …“ is told by the definitions alone: Lithuanian contracts have few brackets of other kinds. */
  if (language === 'lt') return [];
  const front = text.slice(0, FRONT);
  const between = front.search(BETWEEN);
  const start = Math.max(0, between);
  const terms = front.slice(start + 100).search(TERMS);
  const opening = front.slice(start, Math.min(start + INTRODUCTION, terms < 0 ? FRONT : start + 100 + terms));
  return [...opening.matchAll(IN_BRACKETS)].flatMap(([, inside = '']) => {
    const names = [...inside.matchAll(QUOTED)]
      .map(([, quoted = '']) => plainName(quoted))
      .filter((name) => isName(name, language));
    return names.length === 0 ? [] : [[...new Set(names)]];
  });
}

const MOST_WORDS = 3;
const OFTEN = 3;

const plainName = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:and )?(?:(?:the|a|an) )?/, '')
    .trim();

const isName = (name: string, language: Language): boolean =>
  (name.length >= 3 || name === 'we') &&
  name.split(' ').length <= MOST_WORDS &&
  !NO_PARTY.test(name) &&
  !isPronoun(name, language);

/** Capitalised words inside of sentences, alone and in twos, with how often. */
function capitalised(tokens: readonly Token[], language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const isInside = (at: number) => {
    const before = tokens[at - 1];
    return before !== undefined && /^[\p{L}]/u.test(before.word);
  };
  tokens.forEach((token, at) => {
    if (!token.isCapital || token.word.length < 3) return;
    const name = bare(token.word);
    const isRole = language === 'en' && tokens[at - 1]?.word === 'the';
    if (isInside(at) || isRole) add(name);
    const next = tokens[at + 1];
    if (next?.isCapital === true && next.start - token.end <= 1 && next.word.length > 2)
      add(`${token.word} ${bare(next.word)}`);
  });
  return counts;
}

/** The nominative of a Lithuanian name of which forms in any case are known. */
function nominatives(counts: ReadonlyMap<string, number>): Map<string, number> {
  const groups = new Map<string, number>();
  const known = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const taken = new Set<string>();
  for (const [word] of known) {
    const endings = declensionOf(word);
    if (endings === undefined || taken.has(word)) continue;
    const root = word.slice(0, word.length - (endings[0] ?? '').length);
    const forms = [...new Set(endings.map((ending) => root + ending))];
    const total = forms.reduce((sum, form) => sum + (counts.get(form) ?? 0), 0);
    const kinds = forms.filter((form) => counts.has(form)).length;
    if (kinds < 2 && total < OFTEN * 2) continue;
    for (const form of forms) taken.add(form);
    groups.set(word, total);
  }
  return groups;
}

/** „Vadinama Žirniu“ names „Žirnis“ where the text has it so. */
function nominativeOf(name: string, words: ReadonlySet<string>): string {
  for (const [ending, others] of [
    ['iu', ['is', 'ys']],
    ['čiu', ['tis']],
    ['u', ['as', 'us']],
    ['iumi', ['ius']],
    ['umi', ['us']],
    ['e', ['ė']],
  ] as const) {
    if (!name.endsWith(ending)) continue;
    const root = name.slice(0, -ending.length);
    const found = others.map((other) => root + other).find((each) => words.has(each));
    if (found !== undefined) return found;
  }
  return name;
}

/** What may name a party in this text. */
export function candidates(text: string, tokens: readonly Token[], language: Language): Candidate[] {
  const found = new Map<string, Candidate>();
  const words = new Set(tokens.map(({ word }) => word));
  const add = (written: string, isDefined: boolean) => {
    const plain = plainName(written);
    const name = language === 'lt' ? nominativeOf(plain, words) : plain;
    if (!isName(name, language)) return;
    if (found.get(name)?.isDefined !== true) found.set(name, { name, isDefined });
  };
  for (const name of definedNames(text, language)) add(name, true);
  const counts = capitalised(tokens, language);
  const frequent = language === 'lt' ? nominatives(counts) : counts;
  for (const [name, count] of frequent) if (count >= OFTEN) add(name, false);
  for (const word of roleWords(language)) if (words.has(word.split(' ').at(-1) ?? '')) add(word, false);
  for (const { name } of PRONOUNS[language]) found.set(name, { name, isDefined: false });
  return [...found.values()];
}

const isPronoun = (name: string, language: Language): boolean =>
  PRONOUNS[language].some(({ forms }) => name in forms);

function roleWords(language: Language): string[] {
  const { provider, client, either } = SIDE_WORDS[language];
  const all = [...provider, ...client, ...either];
  if (language === 'en') return [...all, ...SIDE_WORDS.en.providerRole, ...SIDE_WORDS.en.clientRole];
  return all.flatMap((word) => {
    const [stem = '', kind = 'as'] = word.split(':');
    return [
      nominative(word),
      ...(kind === 'a' || kind === 'ė' ? [] : [`${stem}${stem.endsWith('j') ? 'a' : 'ė'}`]),
    ];
  });
}

/** Of `stem:kind`, as `SIDE_WORDS` has the Lithuanian words. */
export const nominative = (word: string): string => word.replace(':', '');
