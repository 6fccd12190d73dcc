import { together, type Figure, type ReplyInput, type ReplyProposal } from '@pactwright/drafting';
import type { ReplyPlan } from '@pactwright/protocol';
import { AppError, parseWith } from '@pactwright/server-kit';
import { z } from 'zod';

/** A proposal that somebody wants to send, and how. */
export interface ChosenPoint {
  readonly proposal: ReplyProposal;
  readonly way: 'change' | 'comment';
}

type Point = ReplyPlan['points'][number];

/** @throws AppError REPLY_EMPTY when nothing is to be said of anything. */
export function requireSomething({ points }: Pick<ReplyPlan, 'points'>): void {
  if (points.every(({ way }) => way === 'leave')) throw new AppError('REPLY_EMPTY');
}

/**
 * What a plan asks for, the gravest first. All words are made here from what was found; the plan only chooses among them.
 * @throws AppError REPLY_OUTDATED for what is not proposed, VALIDATION_FAILED for a figure beyond its bounds.
 */
export async function chosenPoints(
  input: ReplyInput,
  { points }: Pick<ReplyPlan, 'points'>,
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
  const chosen = wanted.flatMap((proposal): ChosenPoint[] => {
    const way = ways.get(proposal.key) ?? 'leave';
    if (way === 'leave') return [];
    if (!proposal.ways.includes(way)) throw new AppError('REPLY_OUTDATED');
    return [{ proposal, way }];
  });
  const changing = chosen.filter(({ way }) => way === 'change').map(({ proposal }) => proposal);
  const made = new Map(together(input.text, input.textLanguage, changing).map((each) => [each.key, each]));
  return chosen
    .map(({ proposal, way }) => ({
      proposal: way === 'change' ? (made.get(proposal.key) ?? proposal) : proposal,
      way,
    }))
    .filter(saysSomething);
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
