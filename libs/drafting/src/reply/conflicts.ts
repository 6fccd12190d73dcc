import type { DraftedChange } from './drafted-change.js';
import { answerTo } from './hanging.js';
import type { TextEdit } from './proposal.js';

const overlap = (a: TextEdit, b: TextEdit): boolean => a.start < b.end && b.start < a.end;

/** Of changes to the same words the first stays; of one that would say the same again it is told which says it (`repeats`). */
export function withoutConflicts(changes: readonly DraftedChange[]): readonly DraftedChange[] {
  const kept: DraftedChange[] = [];
  const spokenBy = new Map<string, string>();
  for (const change of changes) {
    if (change.edits.some((edit) => kept.some((other) => other.edits.some((each) => overlap(edit, each)))))
      continue;
    const { says } = change;
    const [first] = says.map((each) => spokenBy.get(each));
    const repeats = says.every((each) => spokenBy.get(each) === first) ? first : undefined;
    for (const each of says) if (!spokenBy.has(each)) spokenBy.set(each, change.key);
    if (repeats === undefined) {
      kept.push(change);
      continue;
    }
    const isPlain = change.insert === null && change.companions.length === 0 && isAlone(change, changes);
    const isHeld = change.follower !== null && !(isPlain && isFollowerChanged(change, repeats, kept));
    if (isHeld) kept.push(change);
    else if (isPlain) kept.push({ ...change, repeats });
  }
  return kept;
}

/** Whether no other change is made in its words. */
const isAlone = (change: DraftedChange, changes: readonly DraftedChange[]): boolean =>
  !changes.some(
    (other) => other !== change && other.edits.some((edit) => change.edits.some((own) => overlap(edit, own))),
  );

/** Whether the change that says the same says it in place of the sentence which goes on with this one. */
const isFollowerChanged = (
  { follower }: DraftedChange,
  repeats: string | undefined,
  kept: readonly DraftedChange[],
): boolean => follower !== null && answerTo(follower, kept)?.key === repeats;
