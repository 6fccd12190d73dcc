import type { Language } from '../../model/document.js';
import { bareName, nameAt } from './name-at.js';
import { lean, leanSource } from '../../reading/letters.js';

const FRONT = 4000;
type Person = 'writer' | 'addressee';

/** Who speaks and who is spoken to, in any form that stands in a definition. */
const SPOKEN: Readonly<Record<Language, Readonly<Record<Person, string>>>> = {
  en: { writer: 'I|me|my|we|us|our', addressee: 'you|your' },
  lt: { writer: 'aš|mane|man|mano|mes|mūsų|mums|mus', addressee: 'jūs|jūsų|jums|jus|tu|tavo|tau|tave' },
};
const IS: Readonly<Record<Language, string>> = { en: 'am|are', lt: 'esu|esame|esate|esi' };
const PERSONS: ReadonlyMap<string, Person> = new Map([
  ['i', 'writer'],
  ['we', 'writer'],
  ['aš', 'writer'],
  ['mes', 'writer'],
  ['you', 'addressee'],
  ['jūs', 'addressee'],
  ['tu', 'addressee'],
]);
export const personOf = (word: string): Person | undefined => PERSONS.get(word);

const HEADER: Readonly<Record<Person, RegExp>> = {
  writer: /(?:^|\n)[ *_]{0,4}(?:From|Nuo)[ *_]{0,4}:[ *_]{0,4}/gu,
  addressee: /(?:^|\n)[ *_]{0,4}(?:To|Kam)[ *_]{0,4}:[ *_]{0,4}/gu,
};
const SALUTATION = lean(
  /(?:^|\n)[ ]{0,4}(?:Dear|Hi|Hello|Hey|Hej|Sveiki|Sveika|Sveikas|Labas|Laba diena|Miela|Mielas|Mielasis|Mieloji|Gerb\.|Gerbiama|Gerbiamas|Gerbiamoji)[, ]{1,3}(?:(?:ponia|pone|Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})(?=[ ]{0,2}[,.!:\n])/u,
);
const NOBODY =
  /^(?:Sir|Madam|Sirs|All|Team|Client|Customer|Contractor|Freelancer|Colleagues?|Friends?|Partner|Kolegos|Kliente|Pone|Ponia|Visi|Drauge|Partneri)/u;
const SIGN_OFF =
  /(?:^|\n)[ ]{0,4}(?:(?:with )?(?:kind|best|warm|warmest) (?:regards|wishes)|regards|(?:yours )?(?:sincerely|faithfully|truly)|(?:many )?thanks|all the best|cheers|su pagarba|pagarbiai|su (?:geriausiais |nuoširdžiais )?linkėjimais|geriausi linkėjimai|nuoširdžiai|ačiū)(?: yours)?[,.!]?[ ]*\n/iu;
const SIGNERS = 4;
const LT_COMPANY = /(?:UAB|AB|MB|VšĮ|IĮ|Viešoji įstaiga)\s+„[^“”"\n]{2,50}[“”"]/u;
const EN_COMPANY = lean(
  /(?:[\p{Lu}\d][\p{L}\d.&'’-]*,? (?:(?:and|of|the|&) )?){1,6}(?:Ltd|Limited|LLC|Inc|PLC|plc|LLP|CIC|GmbH|B\.?V)\b\.?/u,
);
const PERSON = lean(/^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:(?:de|van|von|der) )?\p{Lu}[\p{L}.'’-]*){1,3}$/u);
const ONE_WORD = lean(/^\p{Lu}\p{Ll}[\p{L}-]{1,20}$/u);

/** A company or a whole name of a person: in "You are Responsible" is none. */
const isWhole = (name: string): boolean =>
  LT_COMPANY.test(name) || bareName(name) !== name.toLowerCase() || name.split(' ').length > 1;

const whole = (introduction: string, language: Language): string | undefined => {
  const name = nameAt(introduction, language);
  return name !== undefined && isWhole(name) ? name : undefined;
};

/** "I am Nora Field, 12 Mill Lane", "we, Bolt Ltd,", „Mes, UAB „Alfa“,“, and `Bolt Ltd ("we")`. */
function introducedAs(person: Person, front: string, language: Language): string | undefined {
  const words = SPOKEN[language][person];
  const after = new RegExp(
    leanSource(`(?<![\\p{L}'’])(?:${words})(?: (?:${IS[language]})|,| [–—-])[ *_]{1,4}(?=["„“]?\\p{Lu})`),
    'giu',
  );
  for (const match of front.matchAll(after)) {
    const name = whole(front.slice(match.index + match[0].length).slice(0, 160), language);
    if (name !== undefined) return name;
  }
  const definition = new RegExp(
    leanSource(
      `([^\\n]{3,160}?)\\((?:[^()\\n]{0,60}[“"„'] ?,? ?(?:or |and |arba )?)?(?:toliau[^\\p{L}\\n]{1,6})?[“"„'](?:${words})[,.]?[”“"'](?=[^()\\n]{0,60}\\))`,
    ),
    'iu',
  ).exec(front);
  const said = definition?.[1]?.split(/(?<=\))[,;]? (?:and|ir) |\. |(?:between|tarp) /u).at(-1);
  return said === undefined ? undefined : whole(said, language);
}

/** What all headers of a thread agree on; letters that were answered name nobody for certain. */
function inHeader(person: Person, front: string, language: Language): string | undefined {
  const names = new Set(
    [...front.matchAll(HEADER[person])].map((match) => {
      const at = match.index + match[0].length;
      return nameAt(front.slice(at, at + 160).replace(/\s*[<(][^\n]*/u, '\n'), language);
    }),
  );
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

function greeted(front: string, language: Language): string | undefined {
  const name = SALUTATION.exec(front)?.[1];
  if (name === undefined || NOBODY.test(name)) return undefined;
  return language === 'en' ? name : nominativeOf(name);
}

/** „Tomai“ is Tomas and „Agne“ Agnė; of „Justi“ nobody knows. */
function nominativeOf(called: string): string | undefined {
  const words = called.split(' ').map((word) => {
    if (/[ao]$/u.test(word)) return word;
    const told = [
      [/iau$/u, 'ius'],
      [/ai$/u, 'as'],
      [/e$/u, 'ė'],
    ] as const;
    const [ending, nominative] = told.find(([each]) => each.test(word)) ?? [];
    return ending === undefined || nominative === undefined ? undefined : word.replace(ending, nominative);
  });
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** Who signs: for "we" the company that stands there, for "I" the person. */
function signed(words: readonly string[], text: string): string | undefined {
  const off = SIGN_OFF.exec(text);
  if (off === null) return undefined;
  const lines = text
    .slice(off.index + off[0].length)
    .split('\n')
    .map((line) => line.replaceAll(/[*_]/gu, '').trim())
    .filter((line) => line !== '')
    .slice(0, SIGNERS);
  const company = lines
    .map(
      (line) =>
        (LT_COMPANY.exec(line) ?? EN_COMPANY.exec(line.replace(/^(?:[\p{L} ]+, )(?=\p{Lu})/u, '')))?.[0],
    )
    .find((name) => name !== undefined);
  const person = lines.map((line) => line.replace(/,.*/u, '')).find((line) => PERSON.test(line));
  const first = lines[0] !== undefined && ONE_WORD.test(lines[0]) ? lines[0] : undefined;
  const isOne = words.includes('i') || words.includes('aš');
  return (isOne ? (person ?? company) : (company ?? person)) ?? first;
}

/** The name of a side that is called "you" or "we" alone, where the paper says it for certain. */
export function letterName(words: readonly string[], text: string, language: Language): string | undefined {
  const persons = new Set(words.flatMap((word) => personOf(word) ?? []));
  const [person] = persons;
  if (person === undefined || persons.size > 1) return undefined;
  const front = text.slice(0, FRONT);
  const told = introducedAs(person, front, language) ?? inHeader(person, front, language);
  if (told !== undefined) return told;
  return person === 'writer' ? signed(words, text) : greeted(front, language);
}
