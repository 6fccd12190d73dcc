import type { Evidence } from '@pactwright/protocol';
import { isInvisible } from '../model/untrusted.js';

/** A text with what does not matter to a reader made alike, and where each character of that stood. */
interface Folded {
  readonly text: string;
  /** By UTF-16 code unit of `text`: where it begins and ends in the original. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const CHARACTER = /\P{M}\p{M}*/gsu;
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟«»″"]/g, '"'],
  [/[‘’‚‛′`´']/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/\s/g, ' '],
];
/* Fewer characters stand in any text and prove nothing. */
const SHORTEST = 12;
const LONGEST = 2_000;
const AROUND = /^[\s"'.…]+|[\s"'…]+$/g;

/** Finds quotes in one text, however blanks, quotation marks and dashes are written; answers in offsets of the text itself. */
export function quotesOf(text: string): (quote: string) => Evidence | undefined {
  const folded = fold(text);
  return (quote) => {
    const wanted = fold(quote).text.replace(AROUND, '');
    if (wanted.length < SHORTEST || wanted.length > LONGEST) return undefined;
    const at = folded.text.indexOf(wanted);
    const start = folded.starts[at];
    const end = folded.ends[at + wanted.length - 1];
    return start === undefined || end === undefined
      ? undefined
      : { quote: text.slice(start, end), start, end };
  };
}

function fold(text: string): Folded {
  const parts: string[] = [];
  const starts = new Uint32Array(text.length * GROWTH + 1);
  const ends = new Uint32Array(text.length * GROWTH + 1);
  let length = 0;
  let last = ' ';
  for (const match of text.matchAll(CHARACTER)) {
    const shown = shownAs(match[0]);
    if (shown === '' || (shown === ' ' && last === ' ')) continue;
    last = shown;
    parts.push(shown);
    for (let unit = 0; unit < shown.length; unit += 1, length += 1) {
      starts[length] = match.index;
      ends[length] = match.index + match[0].length;
    }
  }
  return { text: parts.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

/* No character becomes more than 18 in compatibility form; ligatures and fractions become a few. */
const GROWTH = 4;

function shownAs(character: string): string {
  const code = character.charCodeAt(0);
  if (character.length === 1 && ((code >= 97 && code <= 122) || (code >= 65 && code <= 90))) return character;
  const visible = [...character.normalize('NFKC')]
    .filter((one) => one === '\n' || one === '\t' || !isInvisible(one))
    .join('');
  return ALIKE.reduce((shown, [pattern, alike]) => shown.replace(pattern, alike), visible).slice(0, GROWTH);
}
