import { isExactlyCommon, type IsCommon } from './common-words.js';
import { isGivenName } from './given-names.js';
import { nameKey } from './name-key.js';
import { placesOf, type Sensitive } from './sensitive.js';
import { isSurname } from './surname.js';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Names by what stays the same in all their cases; the value tells people apart. */
export type People = ReadonlyMap<string, string>;

const WORD = /(?<![\p{L}])\p{Lu}(?:['’]\p{Lu})?\p{L}{1,30}/gu;
/* Typed in a hurry, without capitals. */
const SMALL_PAIR = /(?<!\p{L})(?<given>\p{Ll}{3,20})(?= (?<surname>\p{Ll}{5,30})(?!\p{L}))/dgu;
/* What may stand between two words of a name: a blank, a hyphen, the end of a line, an initial, a particle. */
const PARTICLES = '(?: (?:van|von|de|der|den|di|da|del|della|la|le|el|al|bin|ter|zu)){1,3} ';
const WITHIN_NAME = new RegExp(`^(?:[ \\u00A0]|-|\\n| ?\\p{Lu}\\. ?|${PARTICLES})$`, 'u');
const MOST_WORDS = 4;

const NAME = String.raw`\p{Lu}(?:['’]\p{Lu})?[\p{L}]{1,30}`;
const FULL = String.raw`${NAME}(?:(?:[ \u00A0-]|\s\p{Lu}\.\s|${PARTICLES})${NAME}){1,3}`;
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
  /* J. Jonaitis, but not the letter of a list. */
  context(String.raw`(?<=[^\s.]\s)`, String.raw`(?:\p{Lu}\.\s?){1,3}${NAME}`),
  context(String.raw`(?:_{3,}|-{5,}|\/s\/)[\s_-]{0,12}`, FULL),
];

/** Everybody whose name can be told from the texts. */
export function peopleIn(texts: readonly string[], isCommon: IsCommon): People {
  const people = new Map<string, string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (const name of namesIn(text, words, isCommon)) remember(people, name, isCommon);
  }
  return people;
}

/** Each place where one of them is named, in full or in part. */
export function placesOfPeople(text: string, people: People, isCommon: IsCommon): Sensitive[] {
  const places: Sensitive[] = [];
  const words = wordsOf(text);
  let last: Word | undefined;
  for (const word of words) {
    if (!people.has(nameKey(word.text)) || isCommon(word.text)) continue;
    const before = last && isJoined(text, last, word) ? places.pop() : undefined;
    places.push({ kind: 'PERSON', start: before?.start ?? word.start, end: word.end });
    last = word;
  }
  for (const name of namesIn(text, words, isCommon)) {
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

function* namesIn(text: string, words: readonly Word[], isCommon: IsCommon): Generator<Word[]> {
  for (let at = 0; at < words.length; at += 1) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (!word) continue;
    if (next && isGivenName(word.text) && !isExactlyCommon(word.text) && isJoined(text, word, next)) {
      yield [word, next, ...further(text, words.slice(at + 1, at + MOST_WORDS), isCommon)];
    } else if (isSurname(word.text) && !isCommon(word.text)) {
      const isFull = before && isJoined(text, before, word) && !isCommon(before.text);
      yield isFull ? [before, word] : [word];
    }
  }
  yield* smallNamesIn(text);
  for (const pattern of CONTEXTS)
    for (const { start, end } of placesOf('PERSON', pattern, text)) {
      const found = wordsOf(text.slice(start, end)).map((word) => moved(word, start));
      const [first] = found;
      if (first && !isCommon(first.text)) yield [first, ...further(text, found, isCommon)];
    }
}

function* smallNamesIn(text: string): Generator<Word[]> {
  for (const { indices } of text.matchAll(SMALL_PAIR)) {
    const pair = [indices?.groups?.['given'], indices?.groups?.['surname']].flatMap((place) =>
      place ? [{ text: text.slice(...place), start: place[0], end: place[1] }] : [],
    );
    const [given, surname] = pair;
    if (given && surname && isGivenName(given.text) && isSurname(surname.text)) yield pair;
  }
}

/** The words that go on with the name whose first one is given; a title or a role ends it. */
function further(text: string, words: readonly Word[], isCommon: IsCommon): Word[] {
  const name: Word[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (!before) continue;
    if (!isJoined(text, before, word) || isCommon(word.text)) break;
    name.push(word);
  }
  return name;
}

function remember(people: Map<string, string>, name: readonly Word[], isCommon: IsCommon): void {
  const keys = name.filter(({ text }) => !isCommon(text)).map(({ text }) => nameKey(text));
  const surname = keys.at(-1);
  if (surname === undefined) return;
  const person = people.get(surname) ?? surname;
  for (const key of keys) if (!people.has(key)) people.set(key, person);
}

const isJoined = (text: string, before: Word, after: Word): boolean =>
  WITHIN_NAME.test(text.slice(before.end, after.start));

const moved = ({ text, start, end }: Word, by: number): Word => ({ text, start: start + by, end: end + by });

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
