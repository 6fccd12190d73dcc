/*
 * A pattern with `\p{L}` in it takes milliseconds to compile, as the letters of every script are hundreds of ranges, most of them in two
 * units; a process that reads one contract and ends needs hundreds of such patterns. Those that meet contracts in English and Lithuanian
 * are given the letters of the scripts that stand in these: a twentieth to compile, and a third to run.
 */

/** Latin, Greek and Cyrillic. */
const LETTERS = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u052f\u1e00-\u1eff`;

const WITHIN: readonly (readonly [from: number, to: number])[] = [
  [0x41, 0x24f],
  [0x370, 0x45f],
];

/** Those letters of the scripts that are in a class. */
function rangesOf(isOf: RegExp): string {
  const found: string[] = [];
  for (const [from, to] of WITHIN)
    for (let at = from; at <= to; at++) {
      const start = at;
      while (at <= to && isOf.test(String.fromCharCode(at))) at++;
      if (at > start) found.push(String.fromCharCode(start), '-', String.fromCharCode(at - 1));
    }
  return found.join('');
}

const RANGES: Readonly<Record<string, string>> = {
  L: LETTERS,
  Lu: rangesOf(/\p{Lu}/u),
  Ll: rangesOf(/\p{Ll}/u),
};

/** The source of a pattern with `\p{L}`, `\p{Lu}` and `\p{Ll}` as those of Latin, Greek and Cyrillic. */
export function leanSource(source: string): string {
  let isInClass = false;
  return source.replaceAll(/\\p\{(L[ul]?)\}|\\.|[[\]]/gsu, (written, letters: string | undefined) => {
    const ranges = letters === undefined ? undefined : RANGES[letters];
    if (ranges !== undefined) return isInClass ? ranges : `[${ranges}]`;
    if (written.length === 1) isInClass = written === '[';
    return written;
  });
}

/** The same pattern for texts in these scripts. */
export const lean = (pattern: RegExp): RegExp => new RegExp(leanSource(pattern.source), pattern.flags);
