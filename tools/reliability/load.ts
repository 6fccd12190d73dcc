import { percentile } from '#tools/bench/measuring/figures.ts';
import type { Answer } from './visitor.ts';

export interface Kind {
  name: string;
  /** of all calls, relative to the others */
  share: number;
  /** whether a browser may simply ask again */
  isSafe: boolean;
  call: () => Promise<Answer>;
  /** by default every success */
  isGood?: (status: number) => boolean;
}

/** `at`: when it was due; `text`: only of what went wrong. */
type Done = Answer & { kind: Kind; at: number };

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Sends calls of several kinds at a constant rate, whether those before have been answered or not. */
export class Load {
  done: Done[] = [];
  #stopped = false;
  #sending: Promise<void>;

  /** @param rate calls a second */
  constructor(rate: number, kinds: Kind[]) {
    this.#sending = this.#send(rate, inTurns(kinds));
  }

  /** Ends it, and waits for the last answers. */
  async end() {
    this.#stopped = true;
    await this.#sending;
    return this.done;
  }

  async #send(rate: number, kinds: Kind[]) {
    const start = performance.now();
    const calls = new Set<Promise<void>>();
    for (let number = 0; !this.#stopped; number += 1) {
      const at = start + (number * 1_000) / rate;
      const early = at - performance.now();
      /* Also when it is late: the answers must be read. */
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, early)));
      const kind = kinds[number % kinds.length] as Kind;
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

export const isGood = ({ kind, status }: Pick<Done, 'kind' | 'status'>) => (kind.isGood ?? isSuccess)(status);

/** Spreads each kind over the whole round instead of sending it in one burst. */
function inTurns(kinds: Kind[]) {
  return kinds
    .flatMap((kind) =>
      Array.from({ length: kind.share }, (_, n) => ({ kind, place: (n + 0.5) / kind.share })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind);
}

/** What went wrong, by kind and answer: `save 503 ×2`. */
export function described(failed: Done[]) {
  const counts = new Map<string, number>();
  for (const { kind, status, text } of failed) {
    const how = `${kind.name} ${status || text.slice(0, 80)}`;
    counts.set(how, (counts.get(how) ?? 0) + 1);
  }
  return [...counts].map(([how, count]) => `${how} ×${count}`).join(', ');
}

export function inFigures(done: Done[]) {
  const took = done.map((each) => each.took);
  return `${done.length} calls, p50 ${percentile(took, 50).toFixed(0)} ms, p99 ${percentile(took, 99).toFixed(0)} ms`;
}
