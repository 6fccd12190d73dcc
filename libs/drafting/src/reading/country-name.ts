/** What else countries are called, and parts of them that people take for their country. */
const ALSO =
  'Turkey Czech Holland Olandija England Anglija Scotland Škotija Wales Velsas Britain Britanija Ivory Macau Macedonia Kyrgyz Swaziland Sakartvelas UAE JAE USA JAV'.split(
    ' ',
  );
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** "Ispanijos Karalystė" is Ispanija, and "Spain" no other than "SPAIN"; initials are compared whole. */
const ENDING = /(?<=^.{4,})[aeiouy]s?$/u;
const isTelling = (word: string): boolean => word.length > 3 || word === word.toUpperCase();

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+/gu) ?? [];

let known: readonly string[] | undefined;

/** How the words begin that names of countries are made of, in both languages, as this platform knows them. */
function knownBeginnings(): readonly string[] {
  const naming = ['en', 'lt'].flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    ),
  );
  const codes = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
  const names = codes.flatMap((code) => naming.flatMap((names) => names.of(code) ?? []));
  const words = [...names, ...ALSO].flatMap(wordsOf).filter(isTelling);
  return [...new Set(words.map((word) => word.toLowerCase().replace(ENDING, '')))];
}

/** Whether some word of it is in the name of a country; false for one that does not exist or is misspelt. */
export function namesCountry(text: string): boolean {
  const beginnings = (known ??= knownBeginnings());
  const isKnown = (word: string): boolean =>
    beginnings.some((beginning) => (beginning.length > 3 ? word.startsWith(beginning) : word === beginning));
  return wordsOf(text.toLowerCase()).some(isKnown);
}
