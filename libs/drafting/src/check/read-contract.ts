import type { ClauseId, Language } from '../model.js';
import type { WorkType } from '../terms.js';
import { withListItems } from './lists.js';
import { recognise } from './recognise.js';
import type { Bound, ClauseCheck, ReadContract, Topic } from './rule.js';
import type { Sentence } from './segment.js';
import { readSides } from './sides.js';
import { whoIsBound } from './who-is-bound.js';

/** Marks for bold, and the dots of „2026 m. kovo 16 d.“, which end nothing. */
const MARKS = /\*\*|(?<=\d{4} ?m)\.(?= )|(?<=\d ?d)\.(?=[ ,;)])/g;

interface Reading {
  readonly language: Language;
  readonly industry: WorkType;
  readonly checks: readonly ClauseCheck[];
}

/** Reads a text once for all rules; what only some rules ask for is found when they ask. */
export function readContract(
  text: string,
  asWritten: readonly Sentence[],
  { language, industry, checks }: Reading,
): ReadContract {
  const sides = readSides(
    text,
    asWritten.map(({ plain, heading }) => `${heading} ${plain}`).join('\n'),
    language,
  );
  const read = withListItems(text, asWritten).map((sentence) => ({
    ...sentence,
    plain: sides.rename(sentence.plain.replaceAll(MARKS, '')),
  }));
  const topics = new Map(checks.map(({ clause, topic }) => [clause, topic]));
  const byClause = new Map<ClauseId, readonly Sentence[]>();
  const byPattern = new Map<RegExp, readonly Sentence[]>();
  const bound = new Map<Sentence, Bound>();
  let provisions: ReadContract['provisions'] | undefined;

  return {
    text,
    language,
    industry,
    sentences: read,
    parties: { provider: sides.provider, client: sides.client },
    get provisions() {
      return (provisions ??= recognise(text));
    },
    about(clause) {
      const topic = topics.get(clause);
      return topic === undefined ? [] : memo(byClause, clause, () => onTopic(read, topic));
    },
    saying: (pattern) => memo(byPattern, pattern, () => read.filter(({ plain }) => pattern.test(plain))),
    whoIsBound: (sentence) => memo(bound, sentence, () => whoIsBound(sentence.plain)),
  };
}

function onTopic(read: readonly Sentence[], { heading, sentence: pattern, unless }: Topic): Sentence[] {
  const headings = new Map<string, boolean>();
  const isUnder = (name: string) =>
    heading !== undefined && name !== '' && memo(headings, name, () => heading.test(name));
  return read.filter(
    ({ plain, heading: name }) => (isUnder(name) || pattern.test(plain)) && unless?.test(plain) !== true,
  );
}

function memo<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const made = known.get(key);
  if (made !== undefined) return made;
  const value = make();
  known.set(key, value);
  return value;
}
