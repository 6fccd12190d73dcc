import { ANSWER_KEYS, clausesFedBy, draft, type DraftDocument, type Inline } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import type { ImproveState } from '../../../shared/improving/improve-state.js';
import { kindOf, numberAnswer, numberOfAnswer } from './own-number.js';
import { quantitiesIn, sentencesOf, withoutQuantities, type Quantity } from './quantities.js';

/** Words for the contract that name another number than their clause does. */
export interface Contradiction {
  readonly own: Quantity;
  /** The numbers of the clause, as it writes them. */
  readonly clause: readonly string[];
  /** The answers under which the clause says the same as the words; undefined where that is not for one answer to say. */
  readonly change: Answers | undefined;
}

interface Settled {
  /** What of the words is not in the contract yet and may go in. */
  readonly added: string;
  readonly contradiction: Contradiction | undefined;
}

/**
 * The state with what of every answer goes into the contract: not what the clause says itself, and nothing that contradicts
 * it, until somebody has decided which of the two holds.
 */
export function withSettled(state: ImproveState, language: Language): ImproveState {
  const settled = Object.fromEntries(
    settle(state, language).map(([text, words, { added }]) => [text, { words, added }]),
  );
  return { ...state, extras: { ...state.extras, settled } };
}

/** By the suggestion's text. */
export const contradictionsIn = (
  state: ImproveState,
  language: Language,
): ReadonlyMap<string, Contradiction> =>
  new Map(
    settle(state, language).flatMap(([text, , { contradiction }]) =>
      contradiction && state.extras.decisions[text] !== 'skipped' ? [[text, contradiction] as const] : [],
    ),
  );

function settle(state: ImproveState, language: Language): (readonly [string, string, Settled])[] {
  const answered = state.suggestions.flatMap((text) => {
    const words = state.answers[text]?.trim() ?? '';
    return words === '' ? [] : [[text, words] as const];
  });
  if (answered.length === 0) return [];
  const document = draft(state.formData, language);
  return answered.map(([text, words]) => [text, words, settledWords(state, text, words, document)]);
}

function settledWords(state: ImproveState, text: string, words: string, document: DraftDocument): Settled {
  const { facts, said, kept } = state.extras;
  const clauseId = facts[text]?.clauseId ?? '';
  const clause = clauseText(document, clauseId);
  if (kept[text] === words) return { added: words, contradiction: undefined };
  const added = withoutSaid(words, said[text] ?? '', clause);
  /* The wording that was ready is about something that its clause does not say, whatever number it names. */
  const found = contradictionOf(withoutSentences(added, facts[text]?.implementation ?? ''), clause);
  if (!found) return { added, contradiction: undefined };
  const change = changeTo(found.own, { ...state, clauseId, clause, change: facts[text]?.change ?? {} });
  return { added: '', contradiction: { ...found, change } };
}

/** The words without those sentences that the clause says already, in the numbers that it has now. */
function withoutSaid(words: string, said: string, clause: string): string {
  const known = new Set(sentencesOf(said).map(withoutQuantities));
  const all = sentencesOf(words);
  const own = all.filter((each) => !known.has(withoutQuantities(each)) || contradictionOf(each, clause));
  return own.length === all.length && words !== said ? words : own.join(' ');
}

function withoutSentences(words: string, known: string): string {
  const forms = new Set(sentencesOf(known).map(withoutQuantities));
  return sentencesOf(words)
    .filter((each) => !forms.has(withoutQuantities(each)))
    .join(' ');
}

function contradictionOf(words: string, clause: string): Omit<Contradiction, 'change'> | undefined {
  const there = quantitiesIn(clause);
  for (const own of quantitiesIn(words)) {
    const sameKind = there.filter(({ kind }) => kind === own.kind);
    if (sameKind.length === 0 || sameKind.some(({ value }) => value === own.value)) continue;
    return { own, clause: [...new Set(sameKind.map((each) => each.words))] };
  }
  return undefined;
}

interface Place {
  readonly formData: Answers;
  readonly clauseId: string;
  readonly clause: string;
  /** Of the suggestion. */
  readonly change: Answers;
}

/** The one answer that this number of the clause comes from: that of the suggestion, else of any question that feeds the clause. */
function changeTo(
  { kind, value }: Quantity,
  { formData, clauseId, clause, change }: Place,
): Answers | undefined {
  const written = new Set(quantitiesIn(clause).flatMap((each) => (each.kind === kind ? [each.value] : [])));
  const isAsked = (key: string): boolean => {
    const now = numberOfAnswer(formData, key);
    return kindOf(key) === kind && now !== undefined && written.has(now);
  };
  const suggested = Object.keys(change).filter(isAsked);
  const feeding = ANSWER_KEYS.filter(
    (key) => isAsked(key) && clausesFedBy(key).some((id) => id === clauseId),
  );
  const [key, another] = suggested.length > 0 ? suggested : feeding;
  return key === undefined || another !== undefined ? undefined : numberAnswer(key, value);
}

const inlineText = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');

function clauseText({ sections }: DraftDocument, clauseId: string): string {
  const blocks = sections.flatMap(({ blocks: all }) => all.filter((block) => block.clauseId === clauseId));
  return blocks
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat()
        : [block.content, ...block.items.map(({ content }) => content)],
    )
    .map(inlineText)
    .join(' ');
}
