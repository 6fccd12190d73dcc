import type { Language } from '../../model/document.js';
import { SIDE_WORDS } from '../side-words.js';
import { PRONOUNS } from './forms.js';
import { letterName } from './letter-name.js';
import { escaped, introducedAt, isGap, LONGEST, nameAt, type Introduced } from './name-at.js';
import { nominative } from './names.js';
import { lean, leanSource } from '../../reading/letters.js';

const FRONT = 6000;
const BEFORE = 500;

/** Where a party is introduced: on a new line, after "between", after the definition of the other. */
const INTRODUCED = lean(
  /\n|(?<!\p{L})(?:between|among|tarp)[\s:]|;\s+(?:and|ir|bei)\s|["“”)],?;?\s+(?:and|ir|bei)\s|(?<=\p{L}|["“”)]),\s+(?:and|ir|bei)\s/giu,
);
/** A line on which nothing but "and" or "between" stands: what is before it is of the other party. */
const OPENS = /^[\s*_#]*(?:and|between|ir|bei|tarp)[\s*_:]*\n/iu;
/** Of "Phone: [phone]" neither is a name; of "Who makes it: Ann Lee" what is behind it. */
const LABELLED = lean(/^[\s*_\d.)-]*\p{L}[\p{L} /-]{1,30}[*_ ]{0,3}:[*_ \t]{0,4}(?=[^\s])/u);

function introduced(introduction: string, language: Language): Introduced {
  const label = LABELLED.exec(introduction)?.[0];
  return label === undefined || introducedAt(label, language) === 'beside'
    ? introducedAt(introduction, language)
    : introducedAt(introduction.slice(label.length), language);
}

/** The other party has been defined before: nothing further up is of this one. */
const OTHER_DEFINED = /(?:["“”]\s?|toliau[^()\n]{1,60})\)[^()]{0,150}\s(?:and|ir|bei)\s/iu;
/** „Sąlygos taikomos visiems UAB „Linkis“ (toliau – Studija)“: the form of a company says where its name begins. */
const COMPANY = /(?:UAB|AB|MB|VšĮ|IĮ)\s+„[^“”"\n[_]{2,50}[“”"](?=[^\n]*$)/u;

/** What the party is introduced by before its definition: the nearest introduction that has a name. */
function before(text: string, at: number, language: Language): string | undefined {
  const part = text.slice(Math.max(0, at - BEFORE), at);
  const starts = [0, ...[...part.matchAll(INTRODUCED)].map((match) => match.index + match[0].length)];
  for (const start of starts.reverse()) {
    const introduction = part.slice(start);
    if (OPENS.test(introduction) || OTHER_DEFINED.test(introduction) || isGap(introduction)) return undefined;
    const found = introduced(introduction, language);
    if (found === 'end') return COMPANY.exec(introduction)?.[0];
    if (found !== 'beside') return found.name;
  }
  return undefined;
}

/** "Supplier: Peel & Perrin Signs"; what follows as a numbered term ("2.2.1. Delivers …") is what the party does. */
function behindLabel(word: string, front: string, language: Language): string | undefined {
  const label = new RegExp(
    leanSource(`(?:^|\\n)[^\\n:]{0,8}${escaped(word)}[ *]{0,3}(?::| [–—-])[ \\t*]{0,4}\\s{0,2}(?![\\d\\s])`),
    'iu',
  ).exec(front);
  return label === null ? undefined : behind(front, label.index + label[0].length, language);
}

function behind(front: string, at: number, language: Language): string | undefined {
  const introduction = front.slice(at, at + 160);
  return isGap(introduction) ? undefined : nameAt(introduction, language);
}

/** `Service Provider ("Consultant"):` on one line and the name on the next. */
const IS_LABEL = /^["“”*]{0,2}\)[ *_]{0,4}:[ *_]{0,4}\s{0,3}/u;

function defined(word: string, front: string, language: Language): string | undefined {
  const named = `["“„']?(?:the )?${escaped(word)}["“”']?`;
  const definition = new RegExp(
    leanSource(
      `\\((?:[^()\\n]{0,80}(?:["“„']|[–—-] )|(?:hereinafter|toliau)[^()\\n]{0,40})?${named}(?=[),]| or | and | arba )|(?:toliau[^\\p{L}\\n]{1,6}(?:\\p{L}+ )?|here(?:in)?after[^\\n]{0,40}|["“”)] [–—-] )${named}`,
    ),
    'iu',
  ).exec(front);
  if (definition === null) return undefined;
  const end = definition.index + definition[0].length;
  const label = IS_LABEL.exec(front.slice(end, end + 20))?.[0];
  return label === undefined
    ? before(front, definition.index, language)
    : behind(front, end + label.length, language);
}

const isPronoun = (word: string, language: Language): boolean =>
  PRONOUNS[language].some(({ name }) => name === word);

/** "Client" is what a party is called, by whatever word the contract calls it besides. */
function isRole(name: string, language: Language): boolean {
  const { provider, client } = SIDE_WORDS[language];
  const plain = name.toLowerCase();
  return [...provider, ...client].some((word) => nominative(word) === plain);
}

/** The name of the party that these words mean, as its own paper has it; undefined where it is not told. */
export function fullNameOf(words: readonly string[], text: string, language: Language): string | undefined {
  const front = text.slice(0, FRONT);
  for (const word of words.filter((each) => !isPronoun(each, language))) {
    const name = behindLabel(word, front, language) ?? defined(word, front, language);
    if (name !== undefined && !isRole(name, language) && name.toLowerCase() !== word) return name;
  }
  const told = words.every((word) => isPronoun(word, language))
    ? letterName(words, text, language)
    : undefined;
  return told !== undefined && told.length <= LONGEST ? told : undefined;
}

const MOST_WRITTEN = 40_000;
const LONGEST_ACRONYM = 5;

/** As a contract writes a word that is known in lower case: "FPA" and "Party A", but "client" where it has "CLIENT". */
function written(word: string, text: string, language: Language): string {
  if (isPronoun(word, language)) return word;
  const counts = new Map<string, number>();
  const pattern = new RegExp(leanSource(`(?<![\\p{L}-])${escaped(word)}(?!\\p{L})`), 'giu');
  for (const [form] of text.slice(0, MOST_WRITTEN).matchAll(pattern))
    counts.set(form, (counts.get(form) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const form = most?.[0].replaceAll(/\s+/gu, ' ') ?? word;
  return isAcronym(form) && !isRole(word, language) ? form : isShouted(form) ? word : form;
}

const isShouted = (form: string): boolean => form === form.toUpperCase();
const isAcronym = (form: string): boolean => isShouted(form) && form.length <= LONGEST_ACRONYM;

/** "FPA" where a party is called so; other words in lower case. */
export function asWord(word: string, text: string, language: Language): string {
  const form = written(word, text, language);
  return isAcronym(form) ? form : word;
}

/** What a party without a name is called: the first word that is no pronoun, as the contract has it. */
export function asName(words: readonly string[], text: string, language: Language): string {
  const word = words.find((each) => !isPronoun(each, language)) ?? words[0] ?? '';
  const form = written(word, text, language);
  return /\p{Lu}/u.test(form) ? form : form.charAt(0).toUpperCase() + form.slice(1);
}
