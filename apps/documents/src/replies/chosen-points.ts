import {
  askedAlone,
  besideEarlier,
  earlierProposal,
  together,
  type Figure,
  type ReplyInput,
  type ReplyProposal,
} from '@pactwright/drafting';
import type { ReplyPlan } from '@pactwright/protocol';
import { AppError, parseWith } from '@pactwright/server-kit';
import { z } from 'zod';

/** A proposal that somebody wants to send, and how. */
export interface ChosenPoint {
  readonly proposal: ReplyProposal;
  readonly way: 'change' | 'comment';
}

type Point = ReplyPlan['points'][number];

type Decided = Pick<ReplyPlan, 'points' | 'earlier'>;

/** @throws AppError REPLY_EMPTY when nothing is to be said of anything. */
export function requireSomething({ points, earlier = [] }: Decided): void {
  if ([...points, ...earlier].every(({ way }) => way === 'leave')) throw new AppError('REPLY_EMPTY');
}

/**
 * What a plan asks for: earlier words that come back, then the gravest first. All other words are made here from what was found; the
 * plan only chooses among them.
 * @throws AppError REPLY_OUTDATED for what is not proposed or not in the text, VALIDATION_FAILED for a figure beyond its bounds.
 */
export async function chosenPoints(
  input: ReplyInput,
  { points, earlier = [] }: Decided,
  propose: (input: ReplyInput) => Promise<readonly ReplyProposal[]>,
): Promise<ChosenPoint[]> {
  const proposals = await propose(input);
  const known = new Map(proposals.map((proposal) => [proposal.key, proposal]));
  const figures = Object.fromEntries(
    points.map((point, at) => [point.key, figuresOf(point, at, known.get(point.key))]),
  );
  const ways = new Map(points.map(({ key, way }) => [key, way]));
  const isAsProposed = points.every((point) => point.figures === undefined);
  const wanted = isAsProposed ? proposals : await propose({ ...input, figures });
  const back = earlierPoints(input, earlier);
  const places = earlier.filter(({ way }) => way === 'change');
  const chosen = besideEarlier(wanted, places).flatMap((proposal): ChosenPoint[] => {
    const way = ways.get(proposal.key) ?? 'leave';
    if (way === 'leave') return [];
    if (!proposal.ways.includes(way)) throw new AppError('REPLY_OUTDATED');
    return [{ proposal, way }];
  });
  const all = [...back, ...chosen];
  const changing = all.filter(({ way }) => way === 'change').map(({ proposal }) => proposal);
  const made = new Map(together(input.text, input.textLanguage, changing).map((each) => [each.key, each]));
  return all
    .map(({ proposal, way }) => ({
      proposal:
        way === 'change'
          ? (made.get(proposal.key) ?? proposal)
          : { ...proposal, comment: askedAlone(proposal.comment, input.textLanguage) },
      way,
    }))
    .filter(saysSomething);
}

/** @throws AppError REPLY_OUTDATED for a place that is not in the text, or an edit that is not in its place. */
function earlierPoints(input: ReplyInput, earlier: NonNullable<Decided['earlier']>): readonly ChosenPoint[] {
  const { text } = input;
  return earlier.flatMap(({ way, ...words }): ChosenPoint[] => {
    const { edits, start, end } = words;
    const ends = [start, ...edits.map((edit) => edit.end)];
    const isInOrder = edits.every((edit, at) => (ends[at] ?? 0) <= edit.start && edit.start <= edit.end);
    const isInText = start < end && end <= text.length && (ends.at(-1) ?? 0) <= end;
    const isOneParagraph = edits.every((edit) => !text.slice(edit.start, edit.end).includes('\n'));
    if (!isInOrder || !isInText || !isOneParagraph) throw new AppError('REPLY_OUTDATED');
    const proposal = earlierProposal(words, input);
    if (way === 'leave') return [];
    if (!proposal.ways.includes(way)) throw new AppError('REPLY_OUTDATED');
    return [{ proposal, way }];
  });
}

/** New paragraphs that another change says already are none. */
const saysSomething = ({ proposal: { edits, insert }, way }: ChosenPoint): boolean =>
  way === 'comment' || edits.length > 0 || insert !== null;

function figuresOf(point: Point, at: number, proposal: ReplyProposal | undefined): Record<string, number> {
  if (!proposal) throw new AppError('REPLY_OUTDATED');
  const given = Object.entries(point.figures ?? {});
  return Object.fromEntries(
    given.map(([key, value]) => {
      const figure = proposal.figures.find((each) => each.key === key);
      if (!figure) throw new AppError('REPLY_OUTDATED');
      return [key, parseWith(boundsOf(figure), value, `points.${at}.figures.${key}`)];
    }),
  );
}

/** Where a whole number is proposed, another one has to be whole as well: nobody pays within 30.5 days. */
function boundsOf({ value, min, max }: Figure): z.ZodNumber {
  const bounds = z.number().min(min).max(max);
  return Number.isInteger(value) ? bounds.int() : bounds;
}
