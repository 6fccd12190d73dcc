import type { DraftedChange } from './drafted-change.js';
import type { TextEdit } from './proposal.js';

const overlap = (a: TextEdit, b: TextEdit): boolean => a.start < b.end && b.start < a.end;

/** Of changes to the same words the first stays; the same words are said once, and a sentence that would repeat them goes. */
export function withoutConflicts(changes: readonly DraftedChange[], text: string): readonly DraftedChange[] {
  const kept: DraftedChange[] = [];
  const spoken = new Set<string>();
  for (const change of changes) {
    if (change.edits.some((edit) => kept.some((other) => other.edits.some((each) => overlap(edit, each)))))
      continue;
    const words = wordsOf(change, text);
    const isRepeated = words.length > 0 && words.every((each) => spoken.has(each));
    for (const each of words) spoken.add(each);
    const isAlone = !changes.some(
      (other) =>
        other !== change && other.edits.some((edit) => change.edits.some((own) => overlap(edit, own))),
    );
    if (!isRepeated) kept.push(change);
    else if (change.insert === null && isAlone)
      kept.push({ ...change, edits: change.edits.map((edit) => takenOut(edit, text)), figures: [] });
  }
  return kept;
}

/** Without the words, and without the space behind them. */
const takenOut = ({ start, end }: TextEdit, text: string): TextEdit => ({
  start,
  end: text[end] === ' ' ? end + 1 : end,
  text: '',
});

/** The whole sentences that a change brings. */
const wordsOf = ({ edits, insert }: DraftedChange, text: string): readonly string[] =>
  insert === null
    ? edits.flatMap(({ start, end, text: words }) =>
        words.endsWith('.') && /[.!?]["”“)]?$/u.test(text.slice(start, end)) ? [words] : [],
      )
    : insert.paragraphs;
