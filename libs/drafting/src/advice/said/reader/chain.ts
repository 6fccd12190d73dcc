/** What a part of somebody's notes may be; `more` goes on with what stands before it. */
export const STATES = ['none', 'thing', 'thing more', 'out', 'others', 'left out more'] as const;
export type State = (typeof STATES)[number];
export const COUNT = STATES.length;
const [NONE, THING, MORE, OUT, OTHERS, LEFT_MORE] = [0, 1, 2, 3, 4, 5];

export type SpanKind = 'thing' | 'out' | 'others';
/** With which state each kind of span begins, and with which it goes on. */
export const BEGINS: Readonly<Record<SpanKind, readonly [begin: number, more: number]>> = {
  thing: [THING, MORE],
  out: [OUT, LEFT_MORE],
  others: [OTHERS, LEFT_MORE],
};

/** Which states may follow which; -1 begins. */
export const mayFollow = (before: number, state: number): boolean => {
  if (state === MORE) return before === THING || before === MORE;
  if (state === LEFT_MORE) return before === OUT || before === OTHERS || before === LEFT_MORE;
  return state === NONE || state === THING || state === OUT || state === OTHERS;
};

/** States of what is no part of the work. */
export const LEFT_OUT: readonly number[] = [OUT, OTHERS, LEFT_MORE];

/** For each part the score of each state, and of each state behind each; `isAllowed` leaves some out. */
export interface Chain {
  readonly length: number;
  readonly scoreOf: (at: number, state: number) => number;
  readonly stepOf: (at: number, before: number, state: number) => number;
  readonly isAllowed: (at: number, state: number) => boolean;
}

export interface Marginals {
  readonly logSum: number;
  /** How likely a part is in a state. */
  readonly state: (at: number, state: number) => number;
  /** How likely a part is in a state, and the one before it in another. */
  readonly pair: (at: number, before: number, state: number) => number;
}

function logSumOf(values: readonly number[]): number {
  const most = Math.max(...values);
  return most === -Infinity
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
const states = STATES.map((_, state) => state);

/** Sums over all ways to read the parts. */
export function marginalsOf({ length, scoreOf, stepOf, isAllowed }: Chain): Marginals {
  const at0 = (at: number, state: number): number => (isAllowed(at, state) ? scoreOf(at, state) : -Infinity);
  const stepAt = (at: number, before: number, state: number): number =>
    mayFollow(before, state) ? stepOf(at, before, state) : -Infinity;
  const forward: number[][] = [];
  const backward: number[][] = [];
  for (let at = 0; at < length; at++) {
    const before = forward[at - 1];
    forward.push(
      states.map(
        (state) =>
          at0(at, state) +
          (before === undefined
            ? mayFollow(-1, state)
              ? 0
              : -Infinity
            : logSumOf(before.map((value, from) => value + stepAt(at, from, state)))),
      ),
    );
  }
  for (let at = length - 1; at >= 0; at--) {
    const next = backward[at + 1];
    backward[at] = states.map((state) =>
      next === undefined
        ? 0
        : logSumOf(next.map((value, to) => value + stepAt(at + 1, state, to) + at0(at + 1, to))),
    );
  }
  const logSum = length === 0 ? 0 : logSumOf(forward[length - 1] ?? []);
  const value = (rows: readonly number[][], at: number, state: number): number =>
    rows[at]?.[state] ?? -Infinity;
  return {
    logSum,
    state: (at, state) => Math.exp(value(forward, at, state) + value(backward, at, state) - logSum),
    pair: (at, before, state) =>
      Math.exp(
        value(forward, at - 1, before) +
          stepAt(at, before, state) +
          at0(at, state) +
          value(backward, at, state) -
          logSum,
      ),
  };
}
