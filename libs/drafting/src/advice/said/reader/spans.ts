import { BEGINS, type Marginals, type SpanKind } from './chain.js';

/** Parts of somebody's notes that are one thing, or one that is left out, and how likely that is. */
export interface Span {
  readonly is: SpanKind;
  readonly from: number;
  /** Its last part. */
  readonly to: number;
  readonly sure: number;
}

/** What goes on has to be more likely than what begins anew: two things in one line are worse than one in two. */
const JOIN = 0.6;
/** What is hardly of the kind at all neither goes on nor takes with it what stands before it. */
const LEAST = 0.5;

/** Parts that are of a kind at all, cut where one may as well begin anew. */
function spansOfKind(length: number, is: SpanKind, { state, pair }: Marginals): Span[] {
  const [begin, more] = BEGINS[is];
  const spans: Span[] = [];
  for (let at = 0; at < length; at++) {
    const last = spans.at(-1);
    const goesOn = at === 0 ? 0 : pair(at, begin, more) + pair(at, more, more);
    const isOne = goesOn + state(at, begin) >= LEAST;
    if (last !== undefined && last.to === at - 1 && isOne && goesOn > JOIN * (goesOn + state(at, begin)))
      spans[spans.length - 1] = { ...last, to: at, sure: Math.min(last.sure, state(at, begin) + goesOn) };
    else spans.push({ is, from: at, to: at, sure: state(at, begin) + goesOn });
  }
  return spans;
}

/** What the notes most likely name, in their order; no part belongs to two. */
export function spansOf(length: number, marginals: Marginals): Span[] {
  const all = (Object.keys(BEGINS) as SpanKind[]).flatMap((is) => spansOfKind(length, is, marginals));
  const chosen: Span[] = [];
  for (const span of all.toSorted((a, b) => b.sure - a.sure))
    if (chosen.every(({ from, to }) => span.to < from || span.from > to)) chosen.push(span);
  return chosen.toSorted((a, b) => a.from - b.from);
}
