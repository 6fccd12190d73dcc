/**
 * Characters that no contract may carry: controls (also as XML forbids them), bidirectional overrides and other invisible
 * marks that would let a text read differently from what it is, halves of surrogate pairs, noncharacters.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/;
const BULLET = /^(?:[-–—*•·▪◦]+|\(?\d{1,2}[.)])\s+/;
const TRAILING_PUNCTUATION = /(?<![\s.;,])[\s.;,]+$/;
const SENTENCE_END = /[.!?;:,]$/;

/* Nothing here shortens a text: how long an answer may be is said where answers are accepted. */

/** One line, trimmed, in composed form; `undefined` when nothing is left. */
export function cleanText(raw: string): string | undefined {
  const text = raw
    .replace(FORBIDDEN, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(TRAILING_PUNCTUATION, '');
  return text === '' ? undefined : text;
}

const NONE = 'no|none|nothing|nil|n/?a|not applicable|not needed|ne|nėra|nieko|nereikia|netaikoma|neaktualu';
const OPEN =
  "(?:i )?(?:do not|don[’']?t|dont) know(?: yet)?|idk|not sure(?: yet)?|tb[dac]|to be (?:decided|agreed|confirmed)|later|(?:dar )?nežinau|(?:dar )?neaišku|vėliau";
const NO_ANSWER = new RegExp(`^(?:${NONE}|${OPEN}|x+|[^\\p{L}\\p{N}]*)$`, 'iu');

/** What people put into a field when they have nothing to put there: "no", "n/a", "nėra", "not sure", "?". */
export const isNoAnswer = (raw: string): boolean =>
  NO_ANSWER.test(
    raw
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\s.!,;]+$/, ''),
  );

/** The lines that say something, without bullets and numbering. */
export function cleanLines(raw: string): string[] {
  return raw
    .split(LINE_BREAK)
    .map((line) => cleanText(line.trim().replace(BULLET, '')))
    .filter((line) => line !== undefined);
}

const NUMBERED = /^\(?(\d{1,2}|[a-z])[.)]\s+/i;

/**
 * The lines of a text that has several, each as it is to stand on its own. Bullets go, since each line gets a number; what
 * somebody has numbered keeps its marks, unless they count 1, 2, 3 through the whole text as those numbers do.
 */
export function ownLines(raw: string): string[] {
  const lines = raw
    .split(LINE_BREAK)
    .map((line) => line.replace(FORBIDDEN, ' ').normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (lines.length < 2) return [];
  const isCounted = lines.every((line, at) => NUMBERED.exec(line)?.[1] === String(at + 1));
  return lines.map((line, at) => {
    const marked = isCounted || !NUMBERED.test(line) ? line.replace(BULLET, '') : line;
    const words = marked.replace(/[\s;,]+$/, '');
    return /[.!?:…]$/u.test(words) ? words : `${words}${at === lines.length - 1 ? '.' : ';'}`;
  });
}

/** Several lines made one running text: lines that end no sentence are joined like a list. */
export function cleanProse(raw: string): string | undefined {
  const lines = raw
    .split(LINE_BREAK)
    .map((line) => line.trim().replace(BULLET, '').replace(FORBIDDEN, ' ').trim())
    .filter((line) => line !== '');
  const joined = lines.reduce(
    (text, line) => (text === '' ? line : `${text}${SENTENCE_END.test(text) ? '' : ';'} ${line}`),
    '',
  );
  return cleanText(joined);
}
