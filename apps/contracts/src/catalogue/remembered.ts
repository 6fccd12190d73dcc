export interface RememberedOptions {
  /** How long an answer is used without asking again, in milliseconds. */
  readonly freshMs: number;
  /** How long after a failed or a forced question none is asked, in milliseconds. */
  readonly retryMs: number;
  /** Told when the question failed and the last answer is used again. */
  onStale(error: unknown): void;
  now?(): number;
}

/** The last answer to a question that others answer slowly or not at all: asked once at a time, kept when asking fails. */
export class Remembered<T> {
  private last: { readonly value: T; readonly at: number } | undefined;
  private asking: Promise<T> | undefined;
  private freshUntil = 0;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly options: RememberedOptions,
  ) {}

  async get(): Promise<T> {
    if (this.last && this.now() < this.freshUntil) return this.last.value;
    this.asking ??= this.askOnce();
    return this.asking;
  }

  /** Makes the next `get` ask again, unless the answer is too young for that to be of use. */
  expire(): void {
    if (this.last && this.now() >= this.last.at + this.options.retryMs) this.freshUntil = 0;
  }

  private async askOnce(): Promise<T> {
    try {
      const value = await this.ask();
      this.last = { value, at: this.now() };
      this.freshUntil = this.now() + this.options.freshMs;
      return value;
    } catch (error) {
      if (!this.last) throw error;
      this.options.onStale(error);
      this.last = { value: this.last.value, at: this.now() };
      this.freshUntil = this.now() + this.options.retryMs;
      return this.last.value;
    } finally {
      this.asking = undefined;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
