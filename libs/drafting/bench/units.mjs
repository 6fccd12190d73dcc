import { readdirSync, readFileSync } from 'node:fs';
import './sources.mjs';

const { plainText } = await import('../src/check/segment.ts');
const { lithuanianForms } = await import('../src/check/side-words.ts');
const { readSides } = await import('../src/check/sides.ts');
const folder = new URL('../corpus/units/', import.meta.url);

/** The table of a corpus file with a head line, as objects. */
const table = (name) => {
  const [head, ...lines] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  const keys = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [keys[at], cell])));
};
export const PROVISIONS = table('provisions.tsv').map(({ id }) => id);
export const DEFECTS = table('defects.tsv').map(({ id, severity }) => ({ id, severity: Number(severity) }));

/** Every labelled wording, with its author and language. */
export const readUnits = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ ...JSON.parse(line), hand: name.slice(0, -6), language: name.slice(0, 2) })),
    );

const PRONOUNS = {
  you: {
    you: '',
    your: "'s",
    yours: "'s",
    "you're": ' are',
    "you'll": ' will',
    "you've": ' have',
    "you'd": ' would',
    yourself: '',
  },
  we: {
    we: '',
    us: '',
    our: "'s",
    ours: "'s",
    "we're": ' are',
    "we'll": ' will',
    "we've": ' have',
    "we'd": ' would',
    ourselves: '',
  },
  i: { i: '', me: '', my: "'s", mine: "'s", "i'm": ' is', "i'll": ' will', "i've": ' have', "i'd": ' would' },
  mes: { mes: 'as', mūsų: 'o', mums: 'ui', mus: 'ą', mumis: 'u' },
  jūs: { jūs: 'as', jūsų: 'o', jums: 'ui', jus: 'ą', jumis: 'u' },
  aš: { aš: 'as', mano: 'o', man: 'ui', mane: 'ą' },
  tu: { tu: 'as', tavo: 'o', tau: 'ui', tave: 'ą' },
};
const STEMS = {
  en: { provider: 'provider', client: 'client' },
  lt: { provider: 'paslaugų teikėj', client: 'klient' },
};

/** The forms of a name that one side has in a wording, with what they are renamed to. */
function formsOf(name, side, language) {
  const word = plainText(name).replace(/^the /, '');
  const pronoun =
    PRONOUNS[
      word === 'us' || word === 'our'
        ? 'we'
        : word === 'your'
          ? 'you'
          : word === 'my' || word === 'me'
            ? 'i'
            : word
    ];
  const stem = STEMS[language][side];
  if (pronoun) return Object.entries(pronoun).map(([form, end]) => [form, `${stem}${end}`]);
  if (language === 'en') return [[word, stem]];
  const ending = ['ius', 'as', 'is', 'ė', 'a'].find((each) => word.endsWith(each));
  if (ending === undefined) return [[word, `${stem}as`]];
  const kind = ending === 'ius' || ending === 'as' || ending === 'is' ? ending : ending;
  return [...lithuanianForms(`${word.slice(0, -ending.length)}:${kind}`, side)];
}

/** A wording as the reader gives it to the scorers: plain, with the names that the product uses for the sides. */
export function wordingOf({ text, heading, names, language }) {
  const plain = plainText(text);
  const forms = new Map(
    ['provider', 'client'].flatMap((side) => (names?.[side] ? formsOf(names[side], side, language) : [])),
  );
  const rename = (words) => {
    if (forms.size === 0) return words;
    const longest = [...forms.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(
      `(?<![\\p{L}-])(?:the )?(${longest.map((form) => form.replaceAll(/[^\p{L} ']/gu, '.')).join('|')})(?!\\p{L})`,
      'gu',
    );
    return words.replace(pattern, (whole, form) => forms.get(form) ?? whole);
  };
  const renamed = rename(plain);
  /* What the labels leave out, the product's own reader knows: "the Supplier" is a provider. */
  return {
    plain: readSides(text, plain, language).rename(renamed),
    heading: heading === null ? '' : plainText(heading),
  };
}
