import { Turns, type Most } from './turns.js';

interface Waiting {
  begin(): void;
}

/** One at a time, and no owner twice before another who waits. */
export class FairTurns {
  private isTaken = false;
  private readonly waiting: Turns<Waiting>;

  constructor(private readonly limits: { readonly most: Most; readonly waitingMs: number }) {
    this.waiting = new Turns(limits.most);
  }

  /** Throws what `busy` makes when too many wait, or one's turn does not come in time; what `signal` is aborted with, when it was by then. */
  async hold<T>(owner: string, signal: AbortSignal, act: () => Promise<T>, busy: () => Error): Promise<T> {
    signal.throwIfAborted();
    if (this.isTaken) await this.turn(owner, signal, busy);
    else this.isTaken = true;
    try {
      return await act();
    } finally {
      const next = this.waiting.next();
      if (next) next.begin();
      else this.isTaken = false;
    }
  }

  private async turn(owner: string, signal: AbortSignal, busy: () => Error): Promise<void> {
    let leave = (_why: unknown): void => undefined;
    const begun = new Promise<void>((resolve, reject: (why: unknown) => void) => {
      const own: Waiting = { begin: resolve };
      if (!this.waiting.add(owner, own)) throw busy();
      leave = (why) => {
        this.waiting.remove(owner, own);
        reject(why);
      };
    });
    const left = (): void => leave(signal.reason);
    const timer = setTimeout(() => leave(busy()), this.limits.waitingMs);
    signal.addEventListener('abort', left);
    try {
      await begun;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', left);
    }
  }
}
