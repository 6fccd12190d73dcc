import { isCommonWord, isExactlyCommon } from './common-words.js';
import { isGivenName } from './given-names.js';
import { nameKey } from './name-key.js';
import { placesOf, type Sensitive } from './sensitive.js';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Names by what stays the same in all their cases; the value tells people apart. */
export type People = ReadonlyMap<string, string>;

const WORD = /(?<![\p{L}])\p{Lu}(?:['’]\p{Lu})?\p{L}{1,30}/gu;
/* What may stand between two words of a name: a blank, a hyphen, the end of a line, an initial. */
const WITHIN_NAME = /^(?:[ \u00A0]|-|\n| ?\p{Lu}\. ?)$/u;
const MOST_WORDS = 4;

/* Endings that only Lithuanian surnames have, in every case. */
const SURNAME =
  /(?:(?:ausk|insk|ovsk|evsk)(?:as|o|ui|ą|u|uose)|[ea]vič(?:ius|iaus|iui|ių|iumi|iau)|ai(?:tis|čio|čiui|tį|čiu|tyje)|(?:[aū]ūn|[^aeiou]ūn)(?:as|o|ui|ą|u)|(?:[aiįy]|aus)(?:t|ck)(?:ė|ės|ei|ę)|ien(?:ė|ės|ei|ę))$/u;

const NAME = String.raw`\p{Lu}(?:['’]\p{Lu})?[\p{L}]{1,30}`;
const FULL = String.raw`${NAME}(?:(?:[ \u00A0-]|\s\p{Lu}\.\s)${NAME}){1,3}`;
const context = (before: string, name: string, after = ''): RegExp =>
  new RegExp(`${before}(?<v>${name})${after}`, 'dgu');

/* Where contracts name the people behind the parties. */
const CONTEXTS: readonly RegExp[] = [
  context(
    String.raw`(?<!\p{L})(?:[Rr]epresented by|[Ss]igned by|[Bb]y and between|[Bb]etween|acting through|c\/o)[:,]?\s{1,3}(?:(?:its|the)\s)?(?:\p{L}{3,12}\s){0,2}`,
    FULL,
  ),
  context(String.raw`(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s`, `${NAME}(?:\\s${NAME}){0,3}`),
  context(
    String.raw`(?<!\p{L})(?:[Pp]onas|[Pp]onia|[Pp]onui|[Pp]ono|[Pp]onios|p\.)\s`,
    `${NAME}(?:\\s${NAME}){0,3}`,
  ),
  context(
    String.raw`(?<!\p{L})(?:Name|Full name|Print name|Signatory|Director|CEO|Manager|Contractor|Client|Consultant|Freelancer|Provider|Supplier|Customer|Attn\.?|Attention|Contact(?: person)?|Signature|By|Vardas,? pavardė|Vardas ir pavardė|Užsakovas|Klientas|Paslaugų teikėjas|Teikėjas|Vykdytojas|Rangovas|Kontaktinis asmuo|Atsakingas asmuo|Parašas|Direktorius|Direktorė)\s?[:–]\s{0,3}`,
    `${NAME}(?:[ \\u00A0-]${NAME}){0,3}`,
  ),
  context(
    String.raw`(?<!\p{L})(?:[Aa]tstovauj\p{L}{1,6}|[Dd]irektor\p{L}{1,5}|[Vv]adov\p{L}{1,4}|[Tt]arp|[Pp]asirašė|[Aa]smuo|[Aa]smens)\s(?:\p{Ll}{3,15}\s){0,3}`,
    FULL,
  ),
  context(
    '',
    FULL,
    String.raw`(?=\s{0,2}[,(]\s?(?:hereinafter|toliau|a\.\s?k|asmens kod|gim|born|individual|an individual|a sole|sole trader|director|direktor|CEO|individual\p{L}{1,4} veikl))`,
  ),
  context(String.raw`(?:_{3,}|\/s\/)[\s_]{0,12}`, FULL),
];

/** Everybody whose name can be told from the text. */
export function peopleIn(texts: readonly string[]): People {
  const people = new Map<string, string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (const name of [...namesByWords(text, words), ...namesByContext(text)]) remember(people, name);
  }
  return people;
}

/** Each place where one of them is named, in full or in part. */
export function placesOfPeople(text: string, people: People): Sensitive[] {
  const places: Sensitive[] = [];
  let last: Word | undefined;
  for (const word of wordsOf(text)) {
    if (!isNamed(word.text, people)) continue;
    const joined = last !== undefined && WITHIN_NAME.test(text.slice(last.end, word.start));
    const before = joined ? places.pop() : undefined;
    places.push({ kind: 'PERSON', start: before?.start ?? word.start, end: word.end });
    last = word;
  }
  for (const name of [...namesByWords(text, wordsOf(text)), ...namesByContext(text)]) {
    const [first, final] = [name[0], name.at(-1)];
    if (first && final) places.push({ kind: 'PERSON', start: first.start, end: final.end });
  }
  return places;
}

/** The same for every form and part of one person's name. */
export function personOf(surface: string, people: People): string {
  const keys = wordsOf(surface).map(({ text }) => nameKey(text));
  const known = keys.map((key) => people.get(key)).filter((person) => person !== undefined);
  return known.at(-1) ?? keys.join(' ');
}

function* namesByWords(text: string, words: readonly Word[]): Generator<Word[]> {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const next = words[at + 1];
    if (!word) continue;
    if (isGivenName(word.text) && !isExactlyCommon(word.text) && next && isJoined(text, word, next)) {
      const name = [word, next];
      while (name.length < MOST_WORDS) {
        const [final, further] = [name.at(-1), words[at + name.length]];
        if (!final || !further || !isJoined(text, final, further) || isCommonWord(further.text)) break;
        name.push(further);
      }
      yield name;
    } else if (SURNAME.test(word.text.toLowerCase()) && !isCommonWord(word.text)) {
      const before = words[at - 1];
      const isFull = before && isJoined(text, before, word) && !isCommonWord(before.text);
      yield isFull ? [before, word] : [word];
    }
  }
}

function* namesByContext(text: string): Generator<Word[]> {
  for (const pattern of CONTEXTS)
    for (const { start, end } of placesOf('PERSON', pattern, text)) {
      const name = wordsOf(text.slice(start, end)).map((word) => ({
        text: word.text,
        start: word.start + start,
        end: word.end + start,
      }));
      if (name.length > 0 && !name.some(({ text: word }) => isCommonWord(word))) yield name;
    }
}

function remember(people: Map<string, string>, name: readonly Word[]): void {
  const keys = name.filter(({ text }) => !isExactlyCommon(text)).map(({ text }) => nameKey(text));
  const surname = keys.at(-1);
  if (surname === undefined) return;
  const person = people.get(surname) ?? surname;
  for (const key of keys) if (!people.has(key)) people.set(key, person);
}

const isNamed = (word: string, people: People): boolean =>
  people.has(nameKey(word)) && !isExactlyCommon(word);

const isJoined = (text: string, before: Word, after: Word): boolean =>
  WITHIN_NAME.test(text.slice(before.end, after.start));

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
