import type { Language } from '../../model/document.js';
import type { Side } from '../../terms/terms.js';
import { lean } from '../../reading/letters.js';

/** What stands in place of the words that a contract has for its sides. */
const SIDE_STEM: Readonly<Record<Language, Readonly<Record<Side, string>>>> = {
  en: { provider: 'provider', client: 'client' },
  lt: { provider: 'paslaugų teikėj', client: 'klient' },
};
/** The endings of „klientas“ and „teikėjas“ in the order of the cases, singular and plural. */
const CASES = ['as', 'o', 'ui', 'ą', 'u', 'e', 'as', 'ai', 'ų', 'ams', 'us', 'ais', 'uose'];

/** Declensions of Lithuanian nouns: each with its endings in the order of `CASES`, the vocative before the plural. */
const DECLENSIONS: readonly (readonly string[])[] = [
  ['tis', 'čio', 'čiui', 'tį', 'čiu', 'tyje', 'ti', 'čiai', 'čių', 'čiams', 'čius', 'čiais', 'čiuose'],
  [
    'dis',
    'džio',
    'džiui',
    'dį',
    'džiu',
    'dyje',
    'di',
    'džiai',
    'džių',
    'džiams',
    'džius',
    'džiais',
    'džiuose',
  ],
  ['ius', 'iaus', 'iui', 'ių', 'iumi', 'iuje', 'iau', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ['us', 'aus', 'ui', 'ų', 'umi', 'uje', 'au', 'ūs', 'ų', 'ums', 'us', 'umis', 'uose'],
  ['ias', 'io', 'iui', 'ią', 'iu', 'yje', 'iau', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ['as', 'o', 'ui', 'ą', 'u', 'e', 'ai', 'ai', 'ų', 'ams', 'us', 'ais', 'uose'],
  ['ys', 'io', 'iui', 'į', 'iu', 'yje', 'y', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ['is', 'io', 'iui', 'į', 'iu', 'yje', 'i', 'iai', 'ių', 'iams', 'ius', 'iais', 'iuose'],
  ['tė', 'tės', 'tei', 'tę', 'te', 'tėje', 'te', 'tės', 'čių', 'tėms', 'tes', 'tėmis', 'tėse'],
  ['ė', 'ės', 'ei', 'ę', 'e', 'ėje', 'e', 'ės', 'ių', 'ėms', 'es', 'ėmis', 'ėse'],
  ['ja', 'jos', 'jai', 'ją', 'ja', 'joje', 'ja', 'jos', 'jų', 'joms', 'jas', 'jomis', 'jose'],
  ['a', 'os', 'ai', 'ą', 'a', 'oje', 'a', 'os', 'ų', 'oms', 'as', 'omis', 'ose'],
  ['ai', 'ų', 'ams', 'us', 'ais', 'uose', 'ai', 'ai', 'ų', 'ams', 'us', 'ais', 'uose'],
];

/** The nominative of a Lithuanian word that stands in some case, as likely as its ending says; the word itself where none does. */
export const declensionOf = (nominative: string): readonly string[] | undefined =>
  DECLENSIONS.find(([ending = '']) => nominative.length > ending.length + 1 && nominative.endsWith(ending));

/** Every form of a name, each with the same form of the side's own word. */
export function formsOf(name: string, side: Side, language: Language): ReadonlyMap<string, string> {
  const stem = SIDE_STEM[language][side];
  const pronoun = PRONOUNS[language].find(({ forms }) => name in forms);
  if (pronoun !== undefined)
    return new Map(Object.entries(pronoun.forms).map(([form, ending]) => [form, `${stem}${ending}`]));
  if (language === 'en')
    return new Map([
      [name, stem],
      [`${name}s`, `${stem}s`],
    ]);
  const space = name.lastIndexOf(' ');
  const first = name.slice(0, space + 1);
  const last = name.slice(space + 1);
  const endings = declensionOf(last);
  if (endings === undefined) return new Map([[name, `${stem}as`]]);
  const root = last.slice(0, last.length - (endings[0] ?? '').length);
  const forms = new Map<string, string>();
  endings.forEach((ending, at) => {
    const form = `${inAnyCase(first)}${root}${ending}`;
    if (!forms.has(form)) forms.set(form, `${stem}${CASES[at] ?? 'as'}`);
  });
  return forms;
}

/** „generalinis rangovas“: what stands before the noun is declined too; `*` stands for its ending. */
const inAnyCase = (words: string): string =>
  words.replaceAll(/(\p{L}{3,})(?:is|as|ė|a|us|oji|asis|usis) /gu, '$1* ');

interface Pronoun {
  /** What it is called where somebody is asked who is who. */
  readonly name: string;
  readonly forms: Readonly<Record<string, string>>;
}

export const PRONOUNS: Readonly<Record<Language, readonly Pronoun[]>> = {
  en: [
    {
      name: 'you',
      forms: {
        you: '',
        your: "'s",
        yours: "'s",
        "you're": ' is',
        "you'll": ' will',
        "you've": ' has',
        "you'd": ' would',
        yourself: '',
      },
    },
    {
      name: 'we',
      forms: {
        we: '',
        us: '',
        our: "'s",
        ours: "'s",
        "we're": ' is',
        "we'll": ' will',
        "we've": ' has',
        "we'd": ' would',
        ourselves: '',
      },
    },
    {
      name: 'i',
      forms: {
        i: '',
        me: '',
        my: "'s",
        mine: "'s",
        "i'm": ' is',
        "i'll": ' will',
        "i've": ' has',
        "i'd": ' would',
        myself: '',
      },
    },
  ],
  lt: [
    { name: 'mes', forms: { mes: 'as', mūsų: 'o', mums: 'ui', mus: 'ą', mumis: 'u' } },
    { name: 'jūs', forms: { jūs: 'as', jūsų: 'o', jums: 'ui', jus: 'ą', jumis: 'u' } },
    { name: 'aš', forms: { aš: 'as', mano: 'o', man: 'ui', mane: 'ą', manęs: 'o', manimi: 'u' } },
    { name: 'tu', forms: { tu: 'as', tavo: 'o', tau: 'ui', tave: 'ą', tavęs: 'o', tavimi: 'u' } },
  ],
};

/** A Lithuanian verb says who acts by its ending: „sumokėsime“ is „mes“, „atliksite“ is „jūs“. */
const SPOKEN: readonly (readonly [string, RegExp])[] = [
  ['mes', lean(/^\p{L}{2,}(?:[aio]me|ėme)$/u)],
  ['jūs', lean(/^\p{L}{2,}(?:[aio]te|ėte)$/u)],
  [
    'aš',
    lean(
      /^(?:\p{L}{2,}siu|galiu|turiu|moku|suteikiu|perduodu|įsipareigoju|sutinku|atsakau|kuriu|dirbu|rašau|prašau)$/u,
    ),
  ],
];
/** „Šiame laiške“, „galutiniame variante“: a place, and what says which. */
const PLACE = /(?:[jlmnrstvkdgpbčšžcz]e|uje|yje|oje|ėje)$/u;
const NO_VERB = lean(
  /^(?:kuriame|šiame|tame|kitame|viename|pačiame|kokiame|tokiame|savame|mūsiame|prieš\p{L}+|name|laiške|metė)$|(?:iniame|[aą]jame|(?<!r)amame|viename|tiname|kiame(?<!ikiame))$/u,
);

/** Who acts in a Lithuanian verb, by its pronoun. */
export function speakerOf(word: string, next: string | undefined): string | undefined {
  if (word.length < 5 && word !== 'moku') return undefined;
  const speaker = SPOKEN.find(([, ending]) => ending.test(word))?.[0];
  if (speaker === undefined || NO_VERB.test(word)) return undefined;
  if (speaker === 'mes' && next !== undefined && /ame$/u.test(word) && PLACE.test(next)) return undefined;
  return speaker;
}
