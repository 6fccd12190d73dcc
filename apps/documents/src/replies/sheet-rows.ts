import type { ReplyProposal, TextEdit } from '@pactwright/drafting';
import { isOfModel } from '@pactwright/protocol';
import type { NegotiationSheet, SheetPart, SheetRow } from '../docx/negotiation-sheet.js';
import type { ChosenPoint } from './chosen-points.js';

/** From this risk on a point is one that its sender must have. */
const MUST_HAVE = 4;

/** Their words, ours and why, point by point; what must be had first. */
export function sheetRows(
  points: readonly ChosenPoint[],
  text: string,
): Pick<NegotiationSheet, 'mustHaves' | 'others' | 'hasModelWords'> {
  const isMust = ({ proposal }: ChosenPoint): boolean => proposal.finding.riskFactor >= MUST_HAVE;
  return {
    mustHaves: points.filter(isMust).map((point) => rowOf(point, text)),
    others: points.filter((point) => !isMust(point)).map((point) => rowOf(point, text)),
    hasModelWords: points.some(({ proposal }) => isOfModel(proposal.finding.id)),
  };
}

function rowOf({ proposal, way }: ChosenPoint, text: string): SheetRow {
  const { edits, insert, comment: why } = proposal;
  const changes = way === 'change' ? edits : [];
  const elsewhere = way === 'change' ? proposal.companions : [];
  const own = changes.filter((change) => !elsewhere.some((place) => touch(change, place)));
  const stretches = [
    { stretch: stretchOf(proposal, own), edits: own },
    ...elsewhere.map((place) => {
      const there = changes.filter((change) => touch(change, place));
      return { stretch: around([place, ...there]), edits: there };
    }),
  ].flatMap(({ stretch, edits: there }) => (stretch ? [wordsOf(text, stretch, there)] : []));
  const inserted = way === 'change' ? (insert?.paragraphs ?? []) : [];
  const ours = [
    ...(changes.length > 0 ? stretches.map((words) => words.ours) : []),
    ...inserted.map((paragraph) => [{ text: paragraph, isChanged: false }]),
  ];
  return {
    theirs: stretches.length === 0 ? null : stretches.map((words) => words.theirs),
    ours: ours.length > 0 ? ours : null,
    why,
  };
}

/** A stretch of the contract as it is, and as it would be. */
function wordsOf(text: string, stretch: Stretch, changes: readonly TextEdit[]) {
  const isNew = isAllNew(stretch, changes);
  const told = (parts: SheetPart[]): SheetPart[] => (isNew ? unmarked(parts) : parts);
  return { theirs: told(before(text, stretch, changes)), ours: told(after(text, stretch, changes)) };
}

const touch = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words that were found, and those beyond them that change. */
function stretchOf(
  { finding: { evidence } }: ReplyProposal,
  changes: readonly TextEdit[],
): Stretch | undefined {
  return around(evidence ? [evidence, ...changes] : changes);
}

function around(places: readonly Stretch[]): Stretch | undefined {
  if (places.length === 0) return undefined;
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
  };
}

/** Whether so little stays that marks would only make it hard to read. */
function isAllNew({ start, end }: Stretch, changes: readonly TextEdit[]): boolean {
  const gone = changes.reduce((sum, change) => sum + change.end - change.start, 0);
  return 2 * gone > end - start;
}

const unmarked = (parts: readonly SheetPart[]): SheetPart[] =>
  parts.length === 0 ? [] : [{ text: parts.map(({ text }) => text).join(''), isChanged: false }];

const before = (text: string, stretch: Stretch, changes: readonly TextEdit[]): SheetPart[] =>
  partsOf(text, stretch, changes, ({ start, end }) => text.slice(start, end));
const after = (text: string, stretch: Stretch, changes: readonly TextEdit[]): SheetPart[] =>
  partsOf(text, stretch, changes, (change) => change.text);

/** A stretch of the text, with something in place of each change. */
function partsOf(
  text: string,
  { start, end }: Stretch,
  changes: readonly TextEdit[],
  instead: (change: TextEdit) => string,
): SheetPart[] {
  const parts: SheetPart[] = [];
  let done = start;
  for (const change of changes) {
    parts.push({ text: text.slice(done, change.start), isChanged: false });
    parts.push({ text: instead(change), isChanged: true });
    done = change.end;
  }
  parts.push({ text: text.slice(done, end), isChanged: false });
  return parts.map((part) => ({ ...part, text: inOneLine(part.text) })).filter((part) => part.text !== '');
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
