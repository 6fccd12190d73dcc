import type { MadeEdit } from '@pactwright/drafting/test';

/** So many letters around a place tell it from others; with fewer, where what is around was changed as well or torn. */
const AROUND = [60, 30, 15];

/** Letters and figures, and where each of them stands. */
function bare(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\d]/gu)) {
    letters += letter;
    for (let unit = 0; unit < letter.length; unit += 1) places.push(index);
  }
  return { letters, places };
}

/**
 * Where in a text as it was read an edit stands that was made in the text before it was written and read; nothing where the words around
 * it are not together. What was deleted stands nowhere.
 */
export function foundIn(
  read: string,
  written: string,
  { start, end }: Pick<MadeEdit, 'start' | 'end'>,
): { start: number; end: number } | { start?: undefined } {
  if (start === end) return { start: 0, end: 0 };
  const { letters, places } = bare(read);
  const before = bare(written.slice(0, start)).letters;
  const within = bare(written.slice(start, end)).letters;
  const after = bare(written.slice(end)).letters;
  for (const around of AROUND) {
    const lead = before.slice(-around);
    const at = letters.indexOf(lead + within + after.slice(0, around));
    if (at === -1) continue;
    const first = places[at + lead.length];
    const last = places[at + lead.length + within.length - 1];
    if (first !== undefined && last !== undefined) return { start: first, end: last + 1 };
  }
  return {};
}
