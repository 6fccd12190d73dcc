/* Where lines were broken by hand or by an editor, they end near one and the same column. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 110;
const NEAR_WRAP = 0.85;
const OPENING =
  /^\s*(?:[-–—*+•▪◦☐☑|#>]|\[.?\]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s|_{3,}|={3,})/;
/** A dash within a sentence, whose words before it filled their line; in a list every item begins with one. */
const DASH = /^\s*[–—-]\s/u;
const WITHIN_A_SENTENCE = /[\p{L}\p{N},)]$/u;

/** The paragraphs of a plain text, each on one line, whether its lines were wrapped or not. */
export function unwrap(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v\u0085]/);
  const width = wrapWidth(lines);
  const paragraphs: string[] = [];
  let previous = '';
  for (const line of lines) {
    const last = paragraphs.length - 1;
    if (last >= 0 && continues(previous, line, width, paragraphs[last] ?? ''))
      paragraphs[last] += ` ${line.trim()}`;
    else paragraphs.push(line.trimEnd());
    previous = line;
  }
  return paragraphs;
}

/** The column at which the lines of this text are wrapped; undefined when they are not. */
function wrapWidth(lines: readonly string[]): number | undefined {
  const lengths = lines.map((line) => line.trimEnd().length).filter((length) => length > 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest >= NARROWEST_WRAP && longest <= WIDEST_WRAP ? longest : undefined;
}

function continues(previous: string, line: string, width: number | undefined, paragraph: string): boolean {
  if (width === undefined || previous.trim() === '' || line.trim() === '') return false;
  const isDash = DASH.test(line) && !DASH.test(paragraph) && WITHIN_A_SENTENCE.test(previous.trimEnd());
  const isDate = /^[md]\. /u.test(line) && /\d$/u.test(previous.trimEnd());
  if (OPENING.test(line) && !isDash && !isDate) return false;
  if (previous.trimStart().startsWith('#')) return false;
  const firstWord = line.trim().split(' ', 1)[0] ?? '';
  /* Had the word fitted, it would stand on the line before. */
  return previous.trimEnd().length + 1 + firstWord.length > width * NEAR_WRAP;
}
