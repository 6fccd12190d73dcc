import fs from 'node:fs';
import path from 'node:path';
import { defaultWizard } from '@pactwright/drafting/questions';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import type { PageText } from './page-texts.js';
import { OWN_WORDS } from './people.js';
import type { Place } from './place.js';
import { CATALOGUES, catalogueOf } from './texts.js';

/** What is the same in both languages, and why that is right. */
const SAME: readonly { readonly what: RegExp; readonly why: string }[] = [
  { what: /\b[\w.+-]+@[\w-]+(\.[\w-]+)+\b/g, why: 'e-mail addresses' },
  { what: /^\/[a-z]+(\/[a-z-]+)*/g, why: 'paths of pages, which the log names' },
  { what: /\b(https?:\/\/|www\.)\S+/g, why: 'addresses of pages' },
  { what: /^[a-z]+ [0-9a-f]{8}$/, why: 'what an entry of the audit log is about' },
  { what: /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, why: 'ids' },
  { what: /\bW-\d{8}-[0-9A-F]{8}\b/g, why: 'numbers of statements of withdrawal' },
  { what: /\b[0-9a-f]{8}\b/g, why: 'the beginnings of ids' },
  { what: /\b(Pactwright|Stripe)\b/g, why: 'names of products' },
  { what: /\b(PDF|DOCX?|TXT|Word|ZIP|IBAN|SVG|UTC)\b/g, why: 'formats and standards' },
  { what: /\b(EN|LT|USD|EUR)\b/g, why: 'codes of languages and currencies' },
  { what: /^(English|Lietuvių)$/, why: 'each language is offered under its own name' },
  { what: /\b[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+\b/g, why: 'machine names in the audit log' },
  { what: /\b(kB|MB)\b/g, why: 'units' },
  { what: /\b[a-z]+(_[a-z]+)+\b/g, why: 'keys of answers, which administrators see' },
  {
    what: /\b[A-Z][a-z]{2} \d{1,2}(, \d{4})?(, \d{2}:\d{2})?(?!\d)/g,
    why: 'T-19: dates have one form in both languages',
  },
];

/** Words that only one of the languages has, and that hardly a sentence does without. */
const TELLTALES: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(the|and|of|your|you|with|for|this|that|are|from|have|please|was|not)(?![\p{L}\d])/iu,
  /* Names of people and offices keep their letters in English sentences; a short text with them is Lithuanian. */
  lt: /(?<!\p{L})(ir|yra|arba|kad|nuo|iki|sutarties|sutartis|kaip|bet|jūsų|galite)(?![\p{L}\d])|^(?=.*[ąčęėįšųūž])\S+( \S+){0,3}$/iu,
};

/** What the interface says in the wrong language, or not in words at all. */
export function untranslated(
  texts: Readonly<Record<Language, readonly PageText[]>>,
  { hasOriginals = false }: Pick<Place, 'hasOriginals'> = {},
): string[] {
  const names = hasOriginals ? [...ORIGINALS, ...SAMPLE] : SAMPLE;
  const hasWords = (text: string): boolean => /\p{L}{2}/u.test(withoutNames(text, names));
  const spoken = {
    en: texts.en.filter(({ language }) => language === 'en'),
    lt: texts.lt.filter(({ language }) => language === 'lt'),
  };
  const english = new Set(spoken.en.map(({ text }) => text));
  const problems = [
    ...spoken.lt
      .filter(({ text }) => english.has(text) && hasWords(text))
      .map((text) => `the same in both languages: ${shown(text)}`),
    ...LANGUAGES.flatMap((language) => [
      ...spoken[language]
        .filter(({ text }) => TELLTALES[other(language)].test(withoutNames(text, names)))
        .map((text) => `not in ${language}: ${shown(text)}`),
      ...texts[language]
        .filter(({ text }) => KEYS.has(text) || text.includes('{{'))
        .map((text) => `not filled in (${language}): ${shown(text)}`),
    ]),
  ];
  return [...new Set(problems)];
}

const other = (language: Language): Language => (language === 'en' ? 'lt' : 'en');
const shown = ({ text, where }: PageText): string => `“${text.slice(0, 120)}” (${where})`;

/** The text without what is the same in every language. */
function withoutNames(text: string, names: readonly string[]): string {
  /* Titles of contracts are made from what was entered, in the language of the contract. */
  if (OWN_WORDS.some((words) => text.includes(words))) return '';
  const left = SAME.reduce((rest, { what }) => rest.replace(what, ''), text);
  return names.reduce((rest, words) => rest.replaceAll(words, ''), left);
}

/** Who the parties of the contract on the home page are, wherever it is read. */
const SAMPLE: readonly string[] = LANGUAGES.flatMap((language) =>
  valuesOf((catalogueOf(language, 'home') as { parties?: unknown }).parties),
)
  .filter((words) => /\p{L}{2}/u.test(words))
  .sort((a, b) => b.length - a.length);

/** What the wizard asks, in the language in which it is edited. */
const ORIGINALS: readonly string[] = defaultWizard()
  .flatMap((step) => valuesOf(step, 'en'))
  .filter((words) => /\p{L}{2}/u.test(words))
  .sort((a, b) => b.length - a.length);

/** Every key of every catalogue: `key.of.text` and `namespace:key.of.text`. */
const KEYS: ReadonlySet<string> = new Set(
  fs
    .readdirSync(path.join(CATALOGUES, 'en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .flatMap((name) => keysOf(catalogueOf('en', name)).flatMap((key) => [`${name}:${key}`, key]))
    .filter((key) => /[.:]/.test(key)),
);

function keysOf(node: unknown, prefix = ''): string[] {
  if (typeof node !== 'object' || node === null) return [prefix];
  return Object.entries(node).flatMap(([name, value]) => keysOf(value, prefix ? `${prefix}.${name}` : name));
}

/** All texts inside; with a language, not those in the other one. */
function valuesOf(node: unknown, language?: Language): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([name]) => !language || name !== other(language))
    .flatMap(([, value]) => valuesOf(value, language));
}
