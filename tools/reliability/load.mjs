import { percentile } from '#tools/bench/measuring/figures.mjs';

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {number} share of all calls, relative to the others
 * @property {boolean} isSafe whether a browser may simply ask again
 * @property {() => Promise<import('./visitor.mjs').Answer>} call
 * @property {(status: number) => boolean} [isGood] by default every success
 */

/**
 * `at`: when it was due; `text`: only of what went wrong.
 * @typedef {import('./visitor.mjs').Answer & { kind: Kind, at: number }} Done
 */

const isSuccess = (/** @type {number} */ status) => status >= 200 && status < 300;

/** Sends calls of several kinds at a constant rate, whether those before have been answered or not. */
export class Load {
  /** @type {Done[]} */
  done = [];
  #stopped = false;
  /** @type {Promise<void>} */
  #sending;

  /**
   * @param {number} rate calls a second
   * @param {Kind[]} kinds
   */
  constructor(rate, kinds) {
    this.#sending = this.#send(rate, inTurns(kinds));
  }

  /** Ends it, and waits for the last answers. */
  async end() {
    this.#stopped = true;
    await this.#sending;
    return this.done;
  }

  /**
   * @param {number} rate
   * @param {Kind[]} kinds
   */
  async #send(rate, kinds) {
    const start = performance.now();
    /** @type {Set<Promise<void>>} */
    const calls = new Set();
    for (let number = 0; !this.#stopped; number += 1) {
      const at = start + (number * 1_000) / rate;
      const early = at - performance.now();
      /* Also when it is late: the answers must be read. */
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, early)));
      const kind = /** @type {Kind} */ (kinds[number % kinds.length]);
      const call = kind.call().then(({ status, took, text }) => {
        calls.delete(call);
        const done = { kind, at, status, took, text: '' };
        this.done.push(isGood(done) ? done : { ...done, text });
      });
      calls.add(call);
    }
    await Promise.all(calls);
  }
}

/** @param {Pick<Done, 'kind' | 'status'>} done */
export const isGood = ({ kind, status }) => (kind.isGood ?? isSuccess)(status);

/**
 * Spreads each kind over the whole round instead of sending it in one burst.
 * @param {Kind[]} kinds
 */
function inTurns(kinds) {
  return kinds
    .flatMap((kind) =>
      Array.from({ length: kind.share }, (_, n) => ({ kind, place: (n + 0.5) / kind.share })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind);
}

/**
 * What went wrong, by kind and answer: `save 503 ×2`.
 * @param {Done[]} failed
 */
export function described(failed) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kind, status, text } of failed) {
    const how = `${kind.name} ${status || text.slice(0, 80)}`;
    counts.set(how, (counts.get(how) ?? 0) + 1);
  }
  return [...counts].map(([how, count]) => `${how} ×${count}`).join(', ');
}

/** @param {Done[]} done */
export function inFigures(done) {
  const took = done.map((each) => each.took);
  return `${done.length} calls, p50 ${percentile(took, 50).toFixed(0)} ms, p99 ${percentile(took, 99).toFixed(0)} ms`;
}
