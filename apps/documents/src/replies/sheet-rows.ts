import { LEFT_OUT, type TextEdit } from '@pactwright/drafting';
import { isOfModel } from '@pactwright/protocol';
import type { NegotiationSheet, SheetPart, SheetRow } from '../docx/negotiation-sheet.js';
import type { ChosenPoint } from './chosen-points.js';

/** From this risk on a point is one that its sender must have. */
const MUST_HAVE = 4;

/** Their words, ours and why, sentence by sentence; what must be had first. */
export function sheetRows(
  points: readonly ChosenPoint[],
  text: string,
): Pick<NegotiationSheet, 'mustHaves' | 'others' | 'hasModelWords'> {
  const isMust = (same: readonly ChosenPoint[]): boolean =>
    same.some(({ proposal }) => proposal.finding.riskFactor >= MUST_HAVE);
  const groups = bySentence(points);
  const mustHaves = groups.filter(isMust);
  const others = groups.filter((same) => !isMust(same));
  const rows = [...mustHaves, ...others];
  const told = (same: readonly ChosenPoint[]): SheetRow => ({
    ...rowOf(same, text),
    saidIn: saidIn(same, rows),
  });
  return {
    mustHaves: mustHaves.map(told),
    others: others.map(told),
    hasModelWords: points.some(({ proposal }) => isOfModel(proposal.finding.id)),
  };
}

/** Points about the same words: a row for each would ask for one thing and for another. */
function bySentence(points: readonly ChosenPoint[]): readonly (readonly ChosenPoint[])[] {
  const groups: ChosenPoint[][] = [];
  for (const point of points) {
    const group = groups.find((same) => same.some((other) => areOfSameWords(point, other)));
    if (group) group.push(point);
    else groups.push([point]);
  }
  return groups;
}

function areOfSameWords(one: ChosenPoint, other: ChosenPoint): boolean {
  const words = (point: ChosenPoint): readonly Stretch[] => {
    const { evidence } = point.proposal.finding;
    return [...(evidence ? [evidence] : []), ...editsOf(point)];
  };
  return words(one).some((place) => words(other).some((each) => touch(place, each)));
}

const editsOf = ({ proposal, way }: ChosenPoint): readonly TextEdit[] =>
  way === 'change' ? proposal.edits : [];

/** The number of the row that says what all changes of this one would say again; null where it says something itself. */
function saidIn(same: readonly ChosenPoint[], rows: readonly (readonly ChosenPoint[])[]): number | null {
  const changing = same.filter(({ way }) => way === 'change');
  const row = rows.findIndex((each) =>
    each.some(
      ({ proposal: { key }, way }) =>
        way === 'change' && changing.length > 0 && changing.every(({ proposal }) => proposal.repeats === key),
    ),
  );
  return row < 0 ? null : row + 1;
}

function rowOf(same: readonly ChosenPoint[], text: string): Omit<SheetRow, 'saidIn'> {
  const changes = same.flatMap(editsOf).sort((a, b) => a.start - b.start || a.end - b.end);
  const changing = same.filter(({ way }) => way === 'change').map(({ proposal }) => proposal);
  const elsewhere = changing.flatMap(({ companions }) => companions);
  const isElsewhere = (place: Stretch): boolean => elsewhere.some((each) => touch(place, each));
  const found = same.flatMap(({ proposal }) => proposal.finding.evidence ?? []);
  const own = changes.filter((change) => !isElsewhere(change));
  const stretches = [
    { stretch: around([...found.filter((place) => !isElsewhere(place)), ...own]), edits: own },
    ...elsewhere.map((place) => {
      const there = changes.filter((change) => touch(change, place));
      return { stretch: around([place, ...there]), edits: there };
    }),
  ].flatMap(({ stretch, edits: there }) => (stretch ? [wordsOf(text, stretch, there)] : []));
  const ours = [
    ...(changes.length > 0 ? stretches.map((words) => words.ours) : []),
    ...changing
      .flatMap(({ insert }) => insert?.paragraphs ?? [])
      .map((paragraph) => [{ text: paragraph, isChanged: false }]),
  ];
  return {
    theirs: stretches.length === 0 ? null : stretches.map((words) => words.theirs),
    ours: ours.length > 0 ? ours : null,
    why: [...new Set(same.map(({ proposal }) => proposal.comment))].join(' '),
  };
}

/** A stretch of the contract as it is, and as it would be. */
function wordsOf(text: string, stretch: Stretch, changes: readonly TextEdit[]) {
  const isNew = isAllNew(stretch, changes);
  const told = (parts: SheetPart[]): SheetPart[] => (isNew ? unmarked(parts) : parts);
  const ours = isTakenOut(text, stretch, changes) ? [] : told(after(text, stretch, changes));
  return { theirs: told(before(text, stretch, changes)), ours };
}

const HEAD = /^\s*(?:article|section|clause)\s/iu;
const LEFT: ReadonlySet<string> = new Set(Object.values(LEFT_OUT));

/** Whether nothing but a number would be left, and nothing comes in its place. */
function isTakenOut(text: string, stretch: Stretch, changes: readonly TextEdit[]): boolean {
  if (!changes.every((change) => change.text === '' || LEFT.has(change.text))) return false;
  const rest = partsOf(text, stretch, changes, () => '').map((part) => part.text);
  return !/\p{L}{2}/u.test(rest.join('').replace(HEAD, ''));
}

const touch = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

interface Stretch {
  readonly start: number;
  readonly end: number;
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
