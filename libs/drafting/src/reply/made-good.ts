import { topicOf } from '../check/concepts/names.js';
import type { Finding } from '../check/report.js';
import type { DraftedChange } from './drafted-change.js';
import type { Place, ReplyInput } from './proposal.js';
import { say } from './say.js';
import { speechOf } from './speech.js';
import { COUNTERS } from './wordings/index.js';

/**
 * All changes, the `left` ones (those that are made only where somebody chooses them) so that the contract gravely lacks nothing with them
 * that it had: what the struck sentence alone had said of another matter is said again behind the words in its place. One that cannot say it
 * is no change. What the `raised` ones take away has points of its own.
 */
export function madeGood(
  raised: readonly DraftedChange[],
  left: readonly DraftedChange[],
  input: ReplyInput,
  lackingAfter: (changes: readonly DraftedChange[]) => readonly Finding[],
  nearest: (topic: string) => Place | undefined,
): readonly DraftedChange[] {
  const known = new Set(lackingAfter(raised).map(({ id }) => id));
  const newWith = (changes: readonly DraftedChange[]): readonly string[] =>
    lackingAfter(changes)
      .map(({ id }) => id)
      .filter((id) => !known.has(id));
  if (newWith([...raised, ...left]).length === 0) return [...raised, ...left];
  const isTakenBy = ({ edits }: DraftedChange, id: string): boolean => {
    const said = nearest(topicOf(id));
    return said !== undefined && edits.some(({ start, end }) => start < said.end && said.start < end);
  };
  const made = [...raised];
  for (const change of left) {
    const lacking = newWith([...made, change]).filter((id) => isTakenBy(change, id));
    const whole = lacking.length === 0 ? change : sayingBesides(change, lacking, input);
    if (whole !== undefined && !newWith([...made, whole]).some((id) => lacking.includes(id)))
      made.push(whole);
  }
  return made;
}

/** A change of a whole sentence with the words that answer other findings behind its own. */
function sayingBesides(
  change: DraftedChange,
  ids: readonly string[],
  { text, parties, textLanguage }: ReplyInput,
): DraftedChange | undefined {
  const { evidence } = change.finding;
  const speech = speechOf(text, parties, textLanguage);
  if (speech === undefined || evidence === undefined || change.isPart === true) return undefined;
  const paragraphs = ids.map((id) => {
    const counter = COUNTERS[id];
    const insert = counter?.changes.find((each) => each.kind === 'insert');
    return insert?.[textLanguage].map((words) => say(words, speech, counter?.figures ?? [], {})).join(' ');
  });
  if (paragraphs.includes(undefined)) return undefined;
  const words = paragraphs.join(' ');
  const isOwn = ({ start, end }: Place): boolean =>
    start >= evidence.start && end === evidence.end && start < end;
  if (!change.edits.some(isOwn)) return undefined;
  return {
    ...change,
    edits: change.edits.map((edit) =>
      isOwn(edit) ? { ...edit, text: `${edit.text} ${words}`.trim() } : edit,
    ),
    says: [...change.says, words],
    makesGood: ids,
  };
}
