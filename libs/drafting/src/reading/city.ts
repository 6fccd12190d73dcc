import { cleanText } from './text.js';

/** Words inside names of places that are written small: "Frankfurt am Main", "Frankfurtas prie Maino". */
const SMALL = new Set('am an auf der de del el la le of on prie sur the upon'.split(' '));
const WORD = /[\p{L}’']+/gu;
/** Two places, or none. */
const NOT_ONE = /\d|\/|;|(?<!\p{L})(?:or|arba)(?!\p{L})|^[^\p{L}]*$/iu;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A city as it is written: "kaunas" and "KAUNAS" are Kaunas, and names written with care stay as they are. */
export function cityName(raw: string): string | undefined {
  const name = cleanText(raw);
  if (name === undefined || NOT_ONE.test(name)) return undefined;
  const isCareless = name === name.toLowerCase() || name === name.toUpperCase();
  if (!isCareless) return capitalised(name);
  return name
    .toLowerCase()
    .replace(WORD, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
}
