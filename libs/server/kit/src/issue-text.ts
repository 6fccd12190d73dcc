import type { z } from 'zod';
import type { Language } from '@pactwright/protocol';

type Issue = z.core.$ZodRawIssue;
type Texts = Readonly<Record<string, string>>;

/** What a value may be wrong in, for whoever sent it: no words of schemas, and none that changes with the number after it. */
const TEXTS = {
  en: {
    invalid: 'This value is not accepted',
    missing: 'This is missing',
    empty: 'This must not be empty',
    unknown: 'There is no such field',
    allowed: 'Allowed: {values}',
    longest: 'Number of characters: at most {limit}',
    shortest: 'Number of characters: at least {limit}',
    most: 'Number of entries: at most {limit}',
    fewest: 'Number of entries: at least {limit}',
    atMost: 'At most {limit}',
    atLeast: 'At least {limit}',
    lessThan: 'Less than {limit}',
    moreThan: 'More than {limit}',
    broken: 'This has a broken character in it',
    nested: 'This is nested too deep',
  },
  lt: {
    invalid: 'Tokia reikšmė nepriimama',
    missing: 'Trūksta reikšmės',
    empty: 'Negali būti tuščia',
    unknown: 'Tokio lauko nėra',
    allowed: 'Leidžiama: {values}',
    longest: 'Simbolių turi būti ne daugiau kaip {limit}',
    shortest: 'Simbolių turi būti ne mažiau kaip {limit}',
    most: 'Įrašų turi būti ne daugiau kaip {limit}',
    fewest: 'Įrašų turi būti ne mažiau kaip {limit}',
    atMost: 'Ne daugiau kaip {limit}',
    atLeast: 'Ne mažiau kaip {limit}',
    lessThan: 'Mažiau nei {limit}',
    moreThan: 'Daugiau nei {limit}',
    broken: 'Čia yra sugadintas simbolis',
    nested: 'Per daug vienas į kitą įdėtų lygių',
  },
} as const satisfies Record<Language, Texts>;

/** What something of another kind should have been; what is not named here is only not accepted. */
const KINDS: Readonly<Record<Language, Texts>> = {
  en: {
    string: 'This must be text',
    number: 'This must be a number',
    int: 'This must be a whole number',
    boolean: 'This must be true or false',
    array: 'This must be a list',
    object: 'This must be an object with fields',
    record: 'This must be an object with fields',
    email: 'This is not an email address',
    uuid: 'This is not an id',
    url: 'This is not a web address',
    date: 'This is not a date (YYYY-MM-DD)',
    datetime: 'This is not a date and time (ISO 8601)',
  },
  lt: {
    string: 'Turi būti tekstas',
    number: 'Turi būti skaičius',
    int: 'Turi būti sveikasis skaičius',
    boolean: 'Turi būti „true“ arba „false“',
    array: 'Turi būti sąrašas',
    object: 'Turi būti objektas su laukais',
    record: 'Turi būti objektas su laukais',
    email: 'Tai ne el. pašto adresas',
    uuid: 'Tai ne identifikatorius',
    url: 'Tai ne interneto adresas',
    date: 'Tai ne data (MMMM-MM-DD)',
    datetime: 'Tai ne data ir laikas (ISO 8601)',
  },
};

/** What a schema asks for in one language, where it has no text of its own. */
const inLanguage =
  (language: Language) =>
  (issue: Issue): string => {
    const texts = TEXTS[language];
    const kind = (name: string): string => KINDS[language][name] ?? texts.invalid;
    const allowed = (values: readonly unknown[]): string =>
      filled(texts.allowed, 'values', values.map(String).join(', '));
    if (issue.input === undefined && issue.code !== 'custom') return texts.missing;
    switch (issue.code) {
      case 'unrecognized_keys':
        return texts.unknown;
      case 'invalid_type':
        return kind(issue.expected);
      case 'invalid_format':
        return kind(issue.format);
      case 'invalid_value':
        return allowed(issue.values);
      case 'invalid_union':
        return Array.isArray(issue['options']) ? allowed(issue['options']) : texts.invalid;
      case 'too_big':
        return filled(texts[most(issue)], 'limit', String(issue.maximum));
      case 'too_small':
        return filled(texts[least(issue)], 'limit', String(issue.minimum));
      default:
        return texts.invalid;
    }
  };

const filled = (text: string, gap: string, value: string): string => text.replace(`{${gap}}`, () => value);

type Bounded = Pick<Extract<Issue, { code: 'too_big' }>, 'origin' | 'inclusive'>;

function most({ origin, inclusive }: Bounded) {
  if (origin === 'string') return 'longest';
  if (origin === 'array') return 'most';
  return inclusive ? 'atMost' : 'lessThan';
}

function least({ origin, inclusive, minimum }: Bounded & { readonly minimum: number | bigint }) {
  if ((origin === 'string' || origin === 'array') && minimum === 1) return 'empty';
  if (origin === 'string') return 'shortest';
  if (origin === 'array') return 'fewest';
  return inclusive ? 'atLeast' : 'moreThan';
}

/** What is said of a value that no schema has looked at yet. */
export const textOf = (what: 'broken' | 'nested', language: Language): string => TEXTS[language][what];

/** The text of an issue, by the language of whoever sent the value. */
export const issueText: Readonly<Record<Language, (issue: Issue) => string>> = {
  en: inLanguage('en'),
  lt: inLanguage('lt'),
};
