import type { ReadContract } from '../check/read-contract.js';
import type { Presence } from '../check/concepts/presence.js';
import type { Sentence } from '../check/segment.js';

/** How the place to sign begins, on a line of its own. */
const SIGNING =
  /^[ \t#*_|>\d.]{0,12}(?:signatures?(?! of an)|signed(?=[ ,:(]|$)|sign here|in witness whereof|agreed and accepted|by:|for (?:and )?on behalf|šalių (?:rekvizitai|parašai|adresai)|parašas|parašai|pasirašė)/imu;
/** Places to sign stand in the last part of a contract. */
const EARLIEST = 0.4;

/** What stands before is the title and who the parties are. */
const OPENING = 0.1;

function signingAt(text: string): number {
  const from = Math.floor(text.length * EARLIEST);
  const at = text.slice(from).search(SIGNING);
  return at === -1 ? text.length : from + at;
}

/** Where the paragraph ends in which a sentence does: the place of its last letter. */
function lastLetterOf(text: string, { end }: Sentence): number {
  const line = text.indexOf('\n', end);
  return text.slice(0, line === -1 ? text.length : line).trimEnd().length - 1;
}

const lineOf = (text: string, at: number): string => {
  const next = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, next === -1 ? text.length : next);
};

/**
 * The paragraph after which something that the contract does not say belongs: the last of the clause of the nearest topic that the
 * contract surely has, else the last before the signatures; undefined where there is neither.
 */
export function placeFor(
  near: readonly string[],
  { text, sentences }: ReadContract,
  presence: ReadonlyMap<string, Presence>,
): number | undefined {
  const signing = signingAt(text);
  const body = sentences.filter(({ end }) => end <= signing);
  /* Rows of tables, and lines to sign on, have no paragraphs behind them. */
  const isFit = ({ end }: Sentence): boolean =>
    !/\||_{3}|\.{4}/u.test(lineOf(text, end)) && /[.;!]["”“)]?$/u.test(text.slice(0, end));
  for (const topic of near) {
    const known = presence.get(topic);
    if (known?.isSure !== true || known.nearest === undefined) continue;
    const { start, heading } = known.nearest;
    if (start < text.length * OPENING) continue;
    const from = body.findIndex((each) => each.start === start);
    if (from === -1) continue;
    const after = body.slice(from).findIndex((each) => each.heading !== heading);
    const last = heading === '' ? body[from] : body[after === -1 ? body.length - 1 : from + after - 1];
    if (last !== undefined && isFit(last)) return lastLetterOf(text, last);
  }
  const last = body.findLast(isFit);
  return last && lastLetterOf(text, last);
}
