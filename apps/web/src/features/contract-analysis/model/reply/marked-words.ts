import { LEFT_OUT, TypedNumbers, refigured } from '@pactwright/drafting';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { figureOf, wayOf, type Plan } from './reply-plan.js';

/** Words as they are, words that go, and words that come. */
export interface MarkedWords {
  readonly kind: 'same' | 'del' | 'ins';
  readonly text: string;
  /** Of the proposal that they belong to, where they are changed or quoted. */
  readonly key?: string;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly key: string;
}

/** The words of a proposal with the numbers that the reader has set. */
function withFigures(words: string, plan: Plan, proposal: ReplyProposal, language: Language): string {
  return proposal.figures.reduce(
    (said, figure) => refigured(said, figure, figureOf(plan, proposal, figure), language),
    words,
  );
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

function replacementsOf(
  text: string,
  proposal: ReplyProposal,
  plan: Plan,
  language: Language,
): readonly Replacement[] {
  const { key, edits, insert } = proposal;
  const said = (words: string): string => withFigures(words, plan, proposal, language);
  const replaced = edits.map((edit) => ({ ...edit, text: said(edit.text), key }));
  if (insert === null) return replaced;
  const at = lineEnd(text, insert.after);
  return [
    ...replaced,
    { start: at, end: at, text: insert.paragraphs.map((words) => `\n\n${said(words)}`).join(''), key },
  ];
}

function marked(text: string, from: number, to: number, replacements: readonly Replacement[]): MarkedWords[] {
  const runs: MarkedWords[] = [];
  const put = (run: MarkedWords): void => {
    if (run.text !== '') runs.push(run);
  };
  let at = from;
  for (const { start, end, text: words, key } of [...replacements].sort((a, b) => a.start - b.start)) {
    put({ kind: 'same', text: text.slice(at, start) });
    put({ kind: 'del', text: text.slice(start, end), key });
    put({ kind: 'ins', text: words, key });
    at = end;
  }
  put({ kind: 'same', text: text.slice(at, to) });
  return runs;
}

/** Their sentences with the changes in them, or the paragraphs that come; whether or not the reader has chosen the changes. */
export function markedSentences(
  text: string,
  proposals: readonly ReplyProposal[],
  plan: Plan,
  language: Language,
): readonly (readonly MarkedWords[])[] {
  const replacements = proposals.flatMap((proposal) =>
    replacementsOf(text, proposal, plan, language).filter(
      (each) => !proposal.companions.some((place) => touch(each, place)),
    ),
  );
  const found = proposals.flatMap(({ finding }) => finding.evidence ?? []);
  if (found.length === 0)
    return replacements.map(({ text: words, key }) => [{ kind: 'ins', text: words.trim(), key }]);
  return stretchesOf(text, [...found, ...replacements]).map((place) =>
    marked(
      text,
      place.start,
      place.end,
      replacements.filter(({ start, end }) => start >= place.start && end <= place.end),
    ),
  );
}

/** Places that touch, or have no more than a space between them, as one. */
function stretchesOf(text: string, places: readonly Place[]): readonly Place[] {
  const stretches: Place[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last !== undefined && /^ ?$/u.test(text.slice(last.end, start)))
      stretches.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
    else stretches.push({ start, end });
  }
  return stretches;
}

/** As many letters a number with what it counts has at most. */
const FEW = 40;

/** What only joins words to those before them. */
const JOINT = /^[,;]?\s+/u;

/** The words that stand in place of others, where the change is a number or little more. */
export function shortWords(proposal: ReplyProposal, plan: Plan, language: Language): string | undefined {
  const [edit, ...others] = proposal.edits;
  if (edit === undefined || others.length > 0 || wayOf(plan, proposal) !== 'change') return undefined;
  const isWord = edit.text !== '' && edit.text !== LEFT_OUT[language];
  const isShort = isWord && edit.end > edit.start && edit.text.length <= FEW;
  return isShort ? withFigures(edit.text.replace(JOINT, ''), plan, proposal, language) : undefined;
}

/** Whether the number of a clause stays and all of its words go. */
export const isTakenOut = (proposal: ReplyProposal, plan: Plan, language: Language): boolean =>
  wayOf(plan, proposal) === 'change' &&
  proposal.edits.some(({ text }) => text === LEFT_OUT[language]) &&
  proposal.edits.every(({ text }) => text === '' || text === LEFT_OUT[language]);

/** The sentences elsewhere that change together with it. */
export function markedCompanions(
  text: string,
  proposal: ReplyProposal,
  plan: Plan,
  language: Language,
): readonly (readonly MarkedWords[])[] {
  const replacements = replacementsOf(text, proposal, plan, language);
  return proposal.companions.map((place) => {
    const there = replacements.filter((each) => touch(each, place));
    const from = Math.min(place.start, ...there.map(({ start }) => start));
    const to = Math.max(place.end, ...there.map(({ end }) => end));
    return marked(text, from, to, there);
  });
}

type Place = Pick<Replacement, 'start' | 'end'>;
const touch = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** The whole contract with the changes that the reader has chosen in their places. */
export function markedDocument(
  text: string,
  proposals: readonly ReplyProposal[],
  plan: Plan,
  language: Language,
): readonly MarkedWords[] {
  const chosen = proposals.filter((proposal) => wayOf(plan, proposal) === 'change');
  /* As the Word file has them, in the same order; numbers that Word counts itself go on as well. */
  const numbers = new TypedNumbers(text, () => true);
  const numbered = chosen.map((proposal) =>
    proposal.insert === null
      ? proposal
      : {
          ...proposal,
          insert: {
            ...proposal.insert,
            paragraphs: numbers.numbered(proposal.insert.after, proposal.insert.paragraphs),
          },
        },
  );
  return marked(
    text,
    0,
    text.length,
    numbered.flatMap((proposal) => replacementsOf(text, proposal, plan, language)),
  );
}
