export interface RememberedOptions {
  /** How long an answer is used without asking again, in milliseconds. */
  readonly freshMs: number;
  /** How long an answer is too young to be asked for anew, and a failed question is not repeated, in milliseconds. */
  readonly pauseMs: number;
  /** Told when asking failed and the last answer is kept. */
  onStale(error: unknown): void;
  now?(): number;
}

/** The last answer to a question that others answer slowly or not at all: asked once at a time, kept when asking fails. */
export class Remembered<T> {
  private last: { readonly value: T; readonly at: number } | undefined;
  private asking: Promise<T> | undefined;
  private askAgainAt = 0;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly options: RememberedOptions,
  ) {}

  /** The last answer at once, however old, with a new one asked for in the background; waits only when there is none. */
  async get(): Promise<T> {
    if (!this.last) return this.refresh();
    const { value } = this.last;
    if (this.now() >= this.askAgainAt) void this.refresh();
    return value;
  }

  /** Waits for a new answer; gives the last one when it is very young or asking fails. */
  async getAnew(): Promise<T> {
    const isYoung = this.last && this.now() < this.last.at + this.options.pauseMs;
    return this.last && isYoung ? this.last.value : this.refresh();
  }

  /** Rejects only while there has never been an answer. */
  private refresh(): Promise<T> {
    this.asking ??= this.askOnce();
    return this.asking;
  }

  private async askOnce(): Promise<T> {
    try {
      const value = await this.ask();
      this.last = { value, at: this.now() };
      this.askAgainAt = this.now() + this.options.freshMs;
      return value;
    } catch (error) {
      if (!this.last) throw error;
      this.options.onStale(error);
      this.askAgainAt = this.now() + this.options.pauseMs;
      return this.last.value;
    } finally {
      this.asking = undefined;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
