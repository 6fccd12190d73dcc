import { knownOf } from '../check/check.js';
import { TOPICS, topicOf } from '../check/concepts/names.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import type { Finding } from '../check/report.js';
import type { Sentence } from '../check/segment.js';
import type { Counter, Insert } from './counter.js';
import { placeFor } from './insertion.js';
import { keyOf, type Figure, type NewParagraphs, type ReplyInput, type TextEdit } from './proposal.js';
import { say, type FigureValues } from './say.js';
import { changeOf } from './sentence-change.js';
import { speaksOf } from './spoken.js';
import { speechOf } from './speech.js';
import { COUNTERS } from './wordings/index.js';

/** What is to be changed in the contract because of a finding. */
export interface DraftedChange {
  readonly key: string;
  readonly finding: Finding;
  readonly edits: readonly TextEdit[];
  readonly insert: NewParagraphs | null;
  readonly figures: readonly Figure[];
  /** The topics that the contract speaks of in the changed sentence more than anywhere else. */
  readonly carries: readonly string[];
  /** Which of the finding's wordings it is. */
  readonly choice: number;
}

/** Of the wordings for a finding, by its key, so many have been tried and did not do. */
export type Tried = ReadonlyMap<string, number>;
export type Drafter = (tried?: Tried) => readonly DraftedChange[];

/** Surely about something: log odds of the reader. */
const ALSO_ABOUT = 2;

/** Topics that are told of the same sentence so often that the one is no more than the other. */
const KIN: readonly (readonly string[])[] = [
  ['liability-cap', 'indemnity', 'liquidated-damages', 'provider-warranties', 'client-warranties'],
  ['termination-convenience', 'termination-breach', 'term', 'kill-fee', 'handover'],
  ['fees', 'invoicing', 'late-payment', 'deposit', 'expenses', 'taxes'],
  ['scope', 'change-control', 'revisions', 'acceptance', 'site-rules', 'client-duties', 'timeline'],
  ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity', 'ai-tools'],
  ['confidentiality', 'non-solicitation', 'exclusivity'],
  ['amendments', 'entire-agreement', 'notices', 'definitions'],
  ['disputes', 'governing-law'],
  ['independent-status', 'subcontracting', 'assignment'],
];
/** What of a sentence must not be lost with it, whatever else it says: the work, the price and the dates. */
const SUBSTANCE: readonly string[] = ['scope', 'fees', 'timeline', 'deposit'];
const HARDLY = 0.5;
const areKin = (one: string, other: string): boolean =>
  one === other || KIN.some((group) => group.includes(one) && group.includes(other));

/**
 * The changes that the findings ask for, the gravest first: none where it is not certain who is who, none of a finding that the rules
 * do not know, and none in words that a graver one changes.
 */
export function drafterOf(input: ReplyInput, findings: readonly Finding[]): Drafter {
  const { text, textLanguage, figures: chosen = {} } = input;
  const speech = speechOf(text, input.parties, textLanguage);
  if (speech === undefined) return () => [];
  const readings: Readings = new Map();
  const { contract, concepts } = knownOf(text, textLanguage, readings);
  const sentenceAt = new Map(contract.sentences.map((each) => [`${each.start} ${each.end}`, each]));

  const saysMore = (sentence: Sentence, id: string): boolean => {
    const about = readings.get(`${sentence.heading}\n${sentence.plain}`)?.topics;
    return TOPICS.some((topic, at) => {
      const isAbout = about?.[at] ?? 0;
      if (topic === topicOf(id)) return false;
      if (SUBSTANCE.includes(topic)) return isAbout > HARDLY;
      return isAbout > ALSO_ABOUT && !areKin(topic, topicOf(id));
    });
  };
  const carriedBy = ({ start }: Sentence): readonly string[] =>
    TOPICS.filter((topic) => concepts.presence.get(topic)?.nearest?.start === start);
  const insertion = (change: Insert, counter: Counter, values: FigureValues): NewParagraphs | undefined => {
    const after = placeFor(change.near, contract, concepts.presence);
    const paragraphs = change[textLanguage].map((words) => say(words, speech, counter.figures, values));
    return after === undefined ? undefined : { after, paragraphs };
  };
  const draftOf = (finding: Finding, from: number): DraftedChange | undefined => {
    const counter = COUNTERS[finding.id];
    if (counter === undefined) return undefined;
    const key = keyOf(finding);
    const values = chosen[key] ?? {};
    const { evidence } = finding;
    const sentence = evidence && sentenceAt.get(`${evidence.start} ${evidence.end}`);
    for (const [choice, change] of [...counter.changes.entries()].slice(from)) {
      const made = (edits: readonly TextEdit[], insert: NewParagraphs | null): DraftedChange => ({
        key,
        finding,
        edits,
        insert,
        choice,
        carries: insert === null && sentence !== undefined ? carriedBy(sentence) : [],
        figures: counter.figures.map(({ key: name, value, min, max }) => ({
          key: name,
          value: values[name] ?? value,
          min,
          max,
        })),
      });
      if (change.kind === 'insert') {
        const insert = evidence === undefined ? insertion(change, counter, values) : undefined;
        if (insert !== undefined) return made([], insert);
        continue;
      }
      if (sentence === undefined || !speaksOf(finding.id, sentence.plain)) continue;
      const quoted = {
        text,
        sentence,
        speech,
        figures: counter.figures,
        values,
        saysMore: saysMore(sentence, finding.id),
      };
      const edits = changeOf(change, quoted);
      if (edits !== undefined) return made(edits, null);
    }
    return undefined;
  };
  const gravest = [...findings].sort((a, b) => b.riskFactor - a.riskFactor);
  return (tried) =>
    withoutConflicts(
      gravest.flatMap((finding) => draftOf(finding, tried?.get(keyOf(finding)) ?? 0) ?? []),
      text,
    );
}

const overlap = (a: TextEdit, b: TextEdit): boolean => a.start < b.end && b.start < a.end;

/** Of changes to the same words the first stays; the same words are said once, and a sentence that would repeat them goes. */
function withoutConflicts(changes: readonly DraftedChange[], text: string): readonly DraftedChange[] {
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
      kept.push({ ...change, edits: change.edits.map((edit) => ({ ...edit, text: '' })), figures: [] });
  }
  return kept;
}

/** The whole sentences that a change brings. */
const wordsOf = ({ edits, insert }: DraftedChange, text: string): readonly string[] =>
  insert === null
    ? edits.flatMap(({ start, end, text: words }) =>
        words.endsWith('.') && /[.!?]["”“)]?$/u.test(text.slice(start, end)) ? [words] : [],
      )
    : insert.paragraphs;
