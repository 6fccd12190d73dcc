/** Words behind which a thing is no longer named: what it is for, with or about. */
const TAIL =
  /^(?:su|be|iš|į|ant|apie|prie|pagal|per|po|nuo|iki|dėl|už|prieš|tarp|kur\p{L}*|kad|ir|bei|arba|skirt\p{L}*|[(–—„“"-].*)$/iu;
const JOINT = /^(?:ir|bei)$/iu;
/** What work makes that ends in „-ą“; a word that is in neither list is left alone. */
const FEMININE =
  /(?:[ijt]j|[ai]cij|kain|spalv|tem|politik|technik|statistik|klinik|sistem|program|reklam|platform|form|iškab|juost|brošiūr|schem|paskyr|apžvalg|santrauk|nuotrauk|ataskait|knyg|anket|apklaus|paslaug|pamok|afiš|bibliotek|prieglob|muzik)ą$/iu;
const MASCULINE =
  /(?:[yiu]m|uk|backend|frontend|landing|hosting|account|kontent|brend|nink|logotip|maket|šablon|plakat|katalog|tekst|dizain|plan|prototip|vadov|įraš|baner|žurnal|element|projekt|komplekt|ženkl|stend|ekran|audit|modul|variant|vaizd|film|klip|kurs|test|seminar|paket|sąraš|sprendim|blok|lipduk|blank|kod|portal|grafik|fail)ą$/iu;
/** Nouns in „-ys“; the others that end in „-į“ end in „-is“. */
const YS = /(?:pavyzd|turin|rašin|leidin|brėžin|piešin)į$/iu;
const US = /(?:stili|scenarij)ų$/iu;

interface Form {
  readonly nominative: string;
  readonly isPlural: boolean;
  readonly isFeminine: boolean;
}

const SINGULAR = { isPlural: false, isFeminine: false };
const SINGULAR_F = { isPlural: false, isFeminine: true };
const PLURAL = { isPlural: true, isFeminine: false };
const PLURAL_F = { isPlural: true, isFeminine: true };

type Ending = readonly [
  words: RegExp,
  accusative: string,
  nominative: string,
  form: Omit<Form, 'nominative'>,
];

const NOUNS: readonly Ending[] = [
  [/ę$/u, 'ę', 'ė', SINGULAR_F],
  [YS, 'į', 'ys', SINGULAR],
  [/į$/u, 'į', 'is', SINGULAR],
  [US, 'ų', 'us', SINGULAR],
  [MASCULINE, 'ą', 'as', SINGULAR],
  [FEMININE, 'ą', 'a', SINGULAR_F],
  [/us$/u, 'us', 'ai', PLURAL],
  [/(?<![iy]m)as$/u, 'as', 'os', PLURAL_F],
  [/es$/u, 'es', 'ės', PLURAL_F],
];
/** Of the adjectives before them. */
const ADJECTIVES: readonly Ending[] = [
  [/ąjį$/u, 'ąjį', 'asis', SINGULAR],
  [/į$/u, 'į', 'is', SINGULAR],
  [/ą$/u, 'ą', 'as', SINGULAR],
  [/ąją$/u, 'ąją', 'oji', SINGULAR_F],
  [/ę$/u, 'ę', 'ė', SINGULAR_F],
  [/ą$/u, 'ą', 'a', SINGULAR_F],
  [/[iu]uosius$/u, 'uosius', 'ieji', PLURAL],
  [/ius$/u, 'ius', 'iai', PLURAL],
  [/us$/u, 'us', 'i', PLURAL],
  [/ąsias$/u, 'ąsias', 'osios', PLURAL_F],
  [/es$/u, 'es', 'ės', PLURAL_F],
  [/as$/u, 'as', 'os', PLURAL_F],
];

const COUNTS = /^(?:tris|keturis|penkis|šešis|septynis|aštuonis|devynis)$/iu;
const IS_ACCUSATIVE = /(?:[ąęį]|us|as|es)$|(?:stili|scenarij)ų$/u;
/** Words without cases. */
const KEPT = /^(?:meniu|logo|interviu|video|foto|audio|seo|pdf|faq|duk|ui|ux|api|cms)$/iu;

const changed = (word: string, accusative: string, nominative: string): string =>
  `${word.slice(0, word.length - accusative.length)}${nominative}`;

function noun(word: string): Form | undefined {
  const found = NOUNS.find(([words]) => words.test(word));
  return found && { nominative: changed(word, found[1], found[2]), ...found[3] };
}

function agreeing(word: string, { isPlural, isFeminine }: Form): string | undefined {
  if (COUNTS.test(word)) return changed(word, 'is', /^tris$/iu.test(word) ? 'ys' : 'i');
  if (!IS_ACCUSATIVE.test(word) || KEPT.test(word)) return word;
  const found = ADJECTIVES.find(
    ([words, , , form]) => words.test(word) && form.isPlural === isPlural && form.isFeminine === isFeminine,
  );
  return found && changed(word, found[1], found[2]);
}

/** „10 straipsnių“, „12 nuotraukų“: after these numbers a thing stands in the genitive, whatever the case of the whole. */
const takesGenitive = (n: number): boolean => n % 10 === 0 || (n % 100 > 10 && n % 100 < 20);

/**
 * A Lithuanian name of a thing in the accusative („naują logotipą kavinei“) as a list has it („naujas logotipas kavinei“).
 * Undefined where the endings do not tell; what has no accusative („10 straipsnių“) stays as it is.
 */
export function nominative(phrase: string): string | undefined {
  const words = phrase.trim().split(/\s+/u);
  const end = words.findIndex((word, at) => TAIL.test(word) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(word)));
  const name = end === -1 ? words : words.slice(0, end);
  const joint = words[end] ?? '';
  if (JOINT.test(joint) && name.length > 0) {
    const both = [name, words.slice(end + 1)].map((part) => nominative(part.join(' ')));
    return both.includes(undefined) ? undefined : both.join(` ${joint} `);
  }
  const [first = ''] = name;
  if (/^\d+$/u.test(first) && takesGenitive(Number(first))) return words.join(' ');
  const head = name.findLastIndex((word) => IS_ACCUSATIVE.test(word) && !KEPT.test(word));
  if (head === -1) return name.some((word) => KEPT.test(word)) ? words.join(' ') : undefined;
  const form = noun(name[head] ?? '');
  if (form === undefined) return undefined;
  const before = name.slice(0, head).map((word) => agreeing(word, form));
  return before.includes(undefined)
    ? undefined
    : [...before, form.nominative, ...words.slice(head + 1)].join(' ');
}
