import type { EarlierWords } from '@pactwright/drafting';
import {
  EARLIER_EDITS_MAX,
  EARLIER_MAX,
  EARLIER_WORDS_LENGTH,
  type ComparisonView,
  type VersionChange,
} from '@pactwright/protocol';

type Compared = Pick<ComparisonView, 'changes' | 'mineText' | 'theirsText'>;
type Edits = EarlierWords['edits'];

/**
 * What theirs has otherwise and nobody can overlook: each passage with the words of mine, and how they come back. What came in silence or
 * costs comes first, since a plan has room for so many.
 */
export function earlierWords({ changes, mineText, theirsText }: Compared): readonly EarlierWords[] {
  const all = changes.flatMap((change): EarlierWords[] => {
    const { kind, mine = '', theirs, theirsAt, mineAt, isUntracked, isCostly, isTakenBack, matters } = change;
    if (!matters && !isCostly && !isUntracked) return [];
    if (kind === 'moved' || kind === 'renamed') return [];
    const told = { isUntracked, isAsked: isUntracked || isCostly || isTakenBack };
    if (theirs === undefined || theirsAt === undefined) {
      const before = placeBefore(mineText, mineAt ?? 0, theirsText);
      return before ? [{ kind: 'gone', ...before, words: quotable(mine), edits: [], ...told }] : [];
    }
    const place = { start: theirsAt, end: theirsAt + theirs.length };
    const edits = mine === '' ? [{ ...place, text: '' }] : editsBack(change, theirs, theirsAt);
    return [
      {
        kind: mine === '' ? 'added' : 'changed',
        ...place,
        words: quotable(mine),
        edits: edits.every(isSafe(theirsText)) && edits.length <= EARLIER_EDITS_MAX ? edits : [],
        ...told,
      },
    ];
  });
  return [...all.filter(({ isAsked }) => isAsked), ...all.filter(({ isAsked }) => !isAsked)].slice(
    0,
    EARLIER_MAX,
  );
}

/** Words of more than one paragraph or cell are no words to be changed. */
const isSafe =
  (text: string) =>
  ({ start, end, text: words }: Edits[number]): boolean =>
    !/\n| \| /u.test(text.slice(start, end)) &&
    !words.includes(' | ') &&
    words.length <= EARLIER_WORDS_LENGTH;

const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** In one line, as a comment quotes it. */
function quotable(words: string): string {
  const line = flat(words);
  return line.length <= EARLIER_WORDS_LENGTH ? line : `${line.slice(0, EARLIER_WORDS_LENGTH - 1)}…`;
}

/** Where theirs goes back to the words of mine; none where the marks do not lead through the passage. */
function editsBack({ words }: VersionChange, theirs: string, theirsAt: number): Edits {
  const own = words.filter(({ kind }) => kind !== 'removed');
  const first = startOf(theirs, flat(own.map(({ text }) => text).join('')));
  if (first === undefined) return [];
  const edits: { start: number; end: number; text: string }[] = [];
  let at = first;
  let [removed, added] = ['', ''];
  const settle = (): void => {
    if (removed + added === '') return;
    edits.push({ start: theirsAt + at - added.length, end: theirsAt + at, text: removed });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of words) {
    if (kind === 'removed') {
      removed += text;
      continue;
    }
    if (kind === 'same') settle();
    const end = walked(theirs, at, text);
    if (end === undefined) return [];
    if (kind === 'added') added += theirs.slice(at, end);
    at = end;
  }
  settle();
  return edits;
}

/** The marks have a passage from behind its number on. */
function startOf(theirs: string, told: string): number | undefined {
  const LONGEST_NUMBER = 24;
  for (let start = 0; start <= Math.min(LONGEST_NUMBER, theirs.length); start++)
    if (flat(theirs.slice(start)) === told && !/\s/u.test(theirs.charAt(start))) return start;
  return undefined;
}

/** Behind `told`, in which a run of spaces is one. */
function walked(text: string, from: number, told: string): number | undefined {
  let at = from;
  for (const letter of told) {
    if (letter === ' ') {
      const spaces = /^\s+/u.exec(text.slice(at, at + 40))?.[0].length;
      if (spaces === undefined) return at === text.length ? at : undefined;
      at += spaces;
    } else if (text.startsWith(letter, at)) at += letter.length;
    else return undefined;
  }
  return at;
}

/** In theirs, the nearest words that stand before a place of mine. */
function placeBefore(
  mine: string,
  place: number,
  theirs: string,
): { start: number; end: number } | undefined {
  const lines = mine
    .slice(0, place)
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines.slice(-8).reverse()) {
    const start = theirs.indexOf(line.trim());
    if (start >= 0) return { start, end: start + line.trim().length };
  }
  return undefined;
}
