import { allDatesIn, daysOf } from '../reading/days-said.js';
import { plainText } from './plain-text.js';

/** A line of a brief, seen as a part of the letters and messages that were pasted. */
export interface MessageLine {
  /** Characters before its words: marks of a quotation, or the time and name before a line of a chat. */
  readonly lead: number;
  /** How many messages came after its own: 0 in the newest. */
  readonly age: number;
  /** It says who wrote when, and nothing of the matter. */
  readonly isHeader: boolean;
  /** With it somebody begins to speak. */
  readonly begins: boolean;
}

const QUOTED = /^[\s>]*/u;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const DAY = String.raw`(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})`;
const WHEN = String.raw`(?:${DAY}[,\s]+(?:at\s+)?${TIME}|${TIME}(?:[,\s]+${DAY})?)`;
const WHO = String.raw`\p{Lu}[\p{L}\d'’&()+ -]{0,40}`;
/** "[2026-11-25 18:06] Rasa: …", "25/11/2026, 18:06 - Rasa: …", "Rasa [18:06]: …", "18:06 Rasa: …". */
const STAMP = new RegExp(
  String.raw`^\W{0,3}(?:\[${WHEN}\]\s*(?:${WHO}?:(?=\s|$))?|${WHEN}\s*(?:[-–]\s*)?${WHO}?:(?=\s|$)|${WHO}?,?\s*[\[(]${WHEN}[\])]\s*:?)\s*`,
  'u',
);
/** A line of its own above a message: "Rasa 18:06", "Rasa, 2026-11-25 18:06". */
const STAMP_ALONE = new RegExp(String.raw`^\s*(?:\p{Lu}[\p{L}.]{0,30}[,\s•·-]{1,3}){1,3}${WHEN}\s*$`, 'u');
/** "On 3 March Anna wrote:", „2026-11-20 10:15 Rasa rašė:“. */
const WROTE = /(?:\bwrote|\brase|\bparase|\brasote)\s*:\s*$/u;
const LONGEST_WROTE = 200;
/** "-----Original Message-----", "Begin forwarded message:". */
const CUT =
  /^\W*(?:original message|forwarded message|begin forwarded message|pradin\w+ (?:laisk|zinut|pranesim)\w*|originalus (?:laisk|pranesim)\w*|persiust\w+ (?:laisk|zinut|pranesim)\w*|ankstesn\w+ laisk\w+)\W*$/u;
/** "From: Anna", and below it "Sent: …": the head of a letter. */
const FROM = /^\s*\*?(?:from|nuo|siuntejas)\s*:\*?/u;
/** An offer names who it is from and to as well, with no day or matter beside that. */
const SENT = /^\s*\*?(?:sent|date|subject|data|issiusta|tema|gauta)\s*:\*?/u;
const FIELD =
  /^\s*\*?(?:from|to|cc|bcc|sent|date|subject|re|nuo|kam|kopija|data|issiusta|tema|gauta|siuntejas|gavejas)\s*:\*?/u;

/** A letter's head has no more. */
const FIELDS = 8;

interface Seen {
  readonly text: string;
  readonly plain: string;
  readonly lead: number;
  readonly depth: number;
}

/**
 * Of which message each line is. What is quoted, or stands below the head of another letter, is older than what stands above it;
 * letters whose heads have days are in the order of those. The lines of a chat are all of one talk.
 */
export function messageLines(lines: readonly string[]): MessageLine[] {
  const seen = lines.map((line): Seen => {
    const quoted = QUOTED.exec(line)?.[0] ?? '';
    const text = line.slice(quoted.length);
    return { text, plain: plainText(text), lead: quoted.length, depth: quoted.replaceAll(/\s/gu, '').length };
  });
  const isHeader = seen.map((_, at) => isHead(seen, at));
  const letters = letterOf(seen, isHeader);
  const turned = isOldestFirst(seen, isHeader, letters);
  const last = Math.max(0, ...letters);
  const ages = seen.map(({ depth }, at) => {
    const letter = letters[at] ?? 0;
    return depth + (turned && letter > 0 ? last - letter : letter);
  });
  const spoken = ages.filter((_, at) => isHeader[at] === false && /\p{L}/u.test(seen[at]?.text ?? ''));
  const newest = Math.min(...spoken);
  return seen.map(({ text, lead }, at) => {
    const stamp = STAMP.exec(text)?.[0] ?? '';
    return {
      lead: lead + stamp.length,
      age: Math.max(0, (ages[at] ?? 0) - newest),
      isHeader: isHeader[at] === true,
      begins: stamp !== '' || (isHeader[at - 1] === true && isHeader[at] === false),
    };
  });
}

function isHead(seen: readonly Seen[], at: number): boolean {
  const { text, plain } = seen[at] ?? { text: '', plain: '' };
  if (STAMP_ALONE.test(text) || CUT.test(plain)) return true;
  if (WROTE.test(plain) && text.length <= LONGEST_WROTE && /\d/u.test(text)) return true;
  if (!FIELD.test(plain)) return false;
  /* "Date: 3 March" alone is a term; beside "From: Anna" it is of a letter. */
  const [above, below] = [seen.slice(Math.max(0, at - FIELDS), at).toReversed(), seen.slice(at, at + FIELDS)];
  const block = [...whileFields(above), ...whileFields(below)];
  return (
    block.some((each) => FROM.test(each.plain) && allDatesIn(each.text).length === 0) &&
    block.some((each) => SENT.test(each.plain))
  );
}

function whileFields(lines: readonly Seen[]): readonly Seen[] {
  const end = lines.findIndex(({ plain }) => !FIELD.test(plain));
  return end < 0 ? lines : lines.slice(0, end);
}

/** How many heads of unquoted letters stand above each line; those of what is quoted count by their marks. */
function letterOf(seen: readonly Seen[], isHeader: readonly boolean[]): number[] {
  let letter = 0;
  return seen.map(({ text, plain, depth }, at) => {
    const begins = isHeader[at] === true && isHeader[at - 1] !== true && !STAMP_ALONE.test(text);
    const next = begins
      ? seen.find((each, i) => i > at && each.plain.trim() !== '' && isHeader[i] === false)
      : undefined;
    const isQuotedNext = next !== undefined && next.depth > depth;
    if (begins && !(isQuotedNext && (WROTE.test(plain) || CUT.test(plain)))) letter += 1;
    return letter;
  });
}

/** Some day long before all letters, from which the days of their heads are told apart. */
const LONG_AGO = '1990-01-01';

function isOldestFirst(
  seen: readonly Seen[],
  isHeader: readonly boolean[],
  letters: readonly number[],
): boolean {
  const days = new Map<number, string>();
  for (const [at, { text, depth }] of seen.entries()) {
    const [date] = isHeader[at] === true && depth === 0 ? allDatesIn(text) : [];
    const [day] = date?.year === undefined ? [] : daysOf(date, LONG_AGO);
    if (day !== undefined) days.set(letters[at] ?? 0, day);
  }
  const [first, ...others] = days.values();
  const final = others.at(-1);
  return first !== undefined && final !== undefined && first < final;
}
