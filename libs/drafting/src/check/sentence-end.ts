const ABBREVIATIONS = new Set(
  'inc corp ltd co llc no nos mr mrs ms dr st sec art vs etc e.g i.e u.s u.k jr sr dept approx p.m a.m d.b.a n.a pvt uab t.y pvz str proc punkt kt š.m'.split(
    ' ',
  ),
);
const LONGEST_ABBREVIATION = 6;

const isLetter = (character: string) => /\p{L}/u.test(character);

/** The letters and dots right before `at`: "inc", "e.g". */
function wordBefore(text: string, start: number, at: number): string {
  let from = at;
  while (from > start && at - from <= LONGEST_ABBREVIATION) {
    const character = text.charAt(from - 1);
    if (character !== '.' && !isLetter(character)) break;
    from--;
  }
  return text.slice(from, at).toLowerCase();
}

/** The first character after the space that follows `at`; empty when there is no space or too much of it. */
function nextAfterSpace(text: string, at: number): string {
  if (!/\s/.test(text.charAt(at + 1))) return '';
  for (let next = at + 2; next < at + 12; next++) {
    if (!/\s/.test(text.charAt(next))) return text.charAt(next);
  }
  return ' ';
}

/** Whether the sentence that began at `start` ends with the character at `at`. */
export function endsSentence(text: string, start: number, at: number): boolean {
  const character = text.charAt(at);
  if (character === '\n') return text.charAt(at + 1) === '\n' || text.charAt(at - 1) === '\n';
  if (character !== '.' && character !== '?' && character !== '!') return false;
  const next = nextAfterSpace(text, at);
  if (next === '' || !/[\p{Lu}\p{N}\s("“„[•_]/u.test(next)) return false;
  if (character !== '.') return true;
  const word = wordBefore(text, start, at);
  /* Initials and numbering such as "J." stay with what follows; a bare number is joined by the caller. */
  return !ABBREVIATIONS.has(word) && !(word.length === 1 && isLetter(word) && at - start > 2);
}
