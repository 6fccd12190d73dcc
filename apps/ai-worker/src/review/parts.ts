import type { AnalysisItem } from '@pactwright/protocol';
import { estimateTokens } from '../model/estimate-tokens.js';

/** A piece of a contract that is shown to the model at once. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/* Where contracts hide what hurts, in both languages: such parts come first when not all can be read. */
const TELLING =
  /liab|indemn|terminat|assign|intellectual|licen[cs]e|non-?compet|solicit|penalt|sole discretion|waive|perpetual|unlimited|withhold|refund|reject|exclusiv|payment|invoice|warrant|confidential|governing law|arbitrat|atsakomyb|nuostol|nutrauk|perlei|autori|teis[ėei]|konkur|bauda|delspinig|vienašališk|atsisak|neribot|sulaik|grąžin|atmest|išimtin|mokėj|apmok|sąskait|garantij|konfidencial|taikytina|arbitraž/gi;

/** The whole text in parts of at most so many tokens, cut where it pauses; the part that matters most first. */
export function partsOf(text: string, room: number): Part[] {
  const parts: Part[] = [];
  for (const passage of passagesOf(text, room)) {
    const last = parts.at(-1);
    const joined = last && { start: last.start, end: passage.end, text: text.slice(last.start, passage.end) };
    if (joined && estimateTokens(joined.text) <= room) parts[parts.length - 1] = joined;
    else parts.push(passage);
  }
  return parts
    .filter((part) => part.text.trim() !== '')
    .sort((a, b) => weigh(b) - weigh(a) || a.start - b.start);
}

/** What is known of the words of a part. */
export const knownIn = ({ start, end }: Part, known: readonly AnalysisItem[]): AnalysisItem[] =>
  known.filter(({ evidence }) => evidence !== undefined && evidence.start < end && evidence.end > start);

const weigh = ({ text }: Part): number => (text.match(TELLING) ?? []).length;

/* A token is never less than a character of its own in the estimate; this many fit whatever they are. */
const MOST_TOKENS_PER_CHARACTER = 1.5;

/** The text cut after its blank lines; where there are none for too long after line ends, sentences, blanks or anywhere. */
function passagesOf(text: string, room: number): Part[] {
  const longest = Math.max(1, Math.floor(room / MOST_TOKENS_PER_CHARACTER));
  const passages: Part[] = [];
  let start = 0;
  while (start < text.length) {
    const most = text.slice(start, start + longest);
    const end = start + lengthOfPassage(most, start + most.length === text.length);
    passages.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return passages;
}

const PAUSES = [/\n(?=[^\n]*$)/, /[.;!?](?=\s)(?![\s\S]*[.;!?]\s)/, /\s(?=\S*$)/];

function lengthOfPassage(most: string, isLast: boolean): number {
  const blank = /\n\s{0,20}\n/.exec(most);
  if (blank) return blank.index + blank[0].length;
  if (isLast) return most.length;
  for (const pause of PAUSES) {
    const found = pause.exec(most);
    if (found && found.index > 0) return found.index + 1;
  }
  return most.length;
}
