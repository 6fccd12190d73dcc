/*
 * Characters that show nothing by themselves. Soft hyphens and the byte order mark are ordinary typesetting; the others can carry
 * words past a reader or turn them round.
 */
const UNREMARKABLE = /[\u00ad\ufeff]/g;
const ZERO_WIDTH = /[\u180e\u200b-\u200d\u2060-\u2064\u115f\u1160\u3164\uffa0\u{e0001}\u{e0020}-\u{e007f}]/gu;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;
const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;
/* Of Cyrillic and Greek those that are drawn as Latin letters are: in a word of Latin letters no reader tells them from these. */
const LOOK_ALIKE = /[АВЕЅІЈКМНОРСТУХԜԛԝаеѕіјорсухһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;
const LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{N}]+/gu;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/* Half of a pair of code units: no encoding can carry it. */
const LONE_HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const LIGATURES = /[\ufb00-\ufb06]/g;

/** What strings and texts with a trace have in common. */
export interface Replaceable<T> {
  replace(pattern: RegExp, by: string): T;
  replace(pattern: RegExp, by: (match: string) => string): T;
  normalize(form: 'NFC'): T;
}

/** The text without anything that shows nothing, in composed letters and with plain spaces. */
export function cleaned<T extends Replaceable<T>>(text: T): T {
  return text
    .replace(UNREMARKABLE, '')
    .replace(ZERO_WIDTH, '')
    .replace(DIRECTION, '')
    .replace(CONTROLS, '')
    .replace(LONE_HALVES, '\ufffd')
    .replace(SPACES, ' ')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
}

/** What `cleaned` takes out that a reader should know of, and words with letters in them that are not what they look like. */
export function unseenIn(text: string): {
  readonly hasZeroWidth: boolean;
  readonly hasDirection: boolean;
  readonly spelt: string;
  readonly mixed: readonly string[];
} {
  const bare = text.replace(EMOJI_JOINER, '');
  /* The tag characters repeat ASCII without ink: whole sentences can be written in them. */
  const spelt = (bare.match(TAGS) ?? [])
    .map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
    .join('');
  return {
    hasZeroWidth: bare.search(ZERO_WIDTH) >= 0,
    hasDirection: bare.search(DIRECTION) >= 0,
    spelt,
    mixed: LOOK_ALIKE.test(text) ? mixedWords(cleaned(text)) : [],
  };
}

const mixedWords = (text: string): string[] => [
  ...new Set(text.match(WORD)?.filter((word) => LOOK_ALIKE.test(word) && LATIN.test(word))),
];
