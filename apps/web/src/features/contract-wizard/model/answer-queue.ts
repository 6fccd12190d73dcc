/** One field's change on its way to the server. */
export interface PendingAnswer {
  readonly key: string;
  readonly sequence: number;
}

/** `saving` from the first key stroke on, `unsaved` once a send has failed and until all has arrived. */
export type SaveState = 'saved' | 'saving' | 'unsaved';

interface Options {
  /** Sends the current value of the field; resolves when the server has stored it. */
  send(answer: PendingAnswer): Promise<void>;
  /** Whether the answer can be stored as it is; one that cannot waits for its next change. Default: it can. */
  mayStore?(key: string): boolean;
  onChange(state: SaveState): void;
  now(): number;
  /** First wait before a failed send is repeated, doubled up to `maxRetryMs`. */
  retryMs?: number;
  maxRetryMs?: number;
}

/**
 * Brings every changed answer to the server once it has come to rest: one send a field at a time, the latest value wins,
 * failures are repeated until they succeed (T-56). Sequence numbers rise across reloads because they start from the clock.
 */
export class AnswerQueue {
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly dirty = new Map<string, number>();
  /** Dirty, but nobody's change: defaults, which go with the next flush and are no reason to say anything. */
  private readonly noted = new Set<string>();
  private readonly sending = new Map<string, Promise<boolean>>();
  private readonly failures = new Map<string, number>();
  /** Changed, but not to be stored as they are. */
  private readonly withheld = new Set<string>();
  private lastSequence = 0;
  private isClosed = false;
  private isHeld = false;

  constructor(private readonly options: Options) {}

  /** Notes that a field changed and sends it after `delayMs`. */
  change(key: string, delayMs: number): void {
    this.noted.delete(key);
    this.dirty.set(key, this.nextSequence());
    this.withhold(key);
    this.report();
    this.schedule(key, delayMs);
    this.reconsider();
  }

  /** Notes answers that go with the next `flush`, not before. */
  note(keys: readonly string[]): void {
    for (const key of keys) {
      this.noted.add(key);
      this.dirty.set(key, this.nextSequence());
    }
  }

  /** Sends everything that is not stored yet; true when all of it arrived. */
  async flush(keys: readonly string[] = [...this.dirty.keys()]): Promise<boolean> {
    if (this.isHeld) return false;
    const results = await Promise.all(keys.filter((key) => this.dirty.has(key)).map((key) => this.send(key)));
    return results.every(Boolean) && keys.every((key) => !this.dirty.has(key));
  }

  /** Sends at once what somebody changed, without waiting for the pause after typing. */
  async settle(keys: readonly string[] = this.unsaved): Promise<void> {
    await this.flush(keys.filter((key) => !this.noted.has(key)));
  }

  /** There is nowhere to send to: changes are only noted until `release`. */
  hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.stopTimers();
    this.failures.clear();
    if (this.unsaved.length > 0) this.report();
  }

  /** Sends what has come together, in the order in which it was changed, one after another. */
  async release(): Promise<void> {
    if (!this.isHeld) return;
    this.isHeld = false;
    if (this.unsaved.length > 0) this.report();
    const inOrder = [...this.unsaved].sort((a, b) => (this.dirty.get(a) ?? 0) - (this.dirty.get(b) ?? 0));
    for (const key of inOrder) {
      if (this.isHeld || this.isClosed) return;
      await this.send(key);
    }
  }

  /** What somebody changed and the server has not confirmed. */
  get unsaved(): readonly string[] {
    return [...this.dirty.keys()].filter((key) => !this.noted.has(key));
  }

  isNoted(key: string): boolean {
    return this.noted.has(key);
  }

  close(): void {
    this.isClosed = true;
    this.stopTimers();
  }

  private stopTimers(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private nextSequence(): number {
    this.lastSequence = Math.max(this.lastSequence + 1, this.options.now());
    return this.lastSequence;
  }

  private schedule(key: string, delayMs: number): void {
    clearTimeout(this.waiting.get(key));
    if (this.isClosed || this.isHeld) return;
    this.waiting.set(
      key,
      setTimeout(() => {
        this.waiting.delete(key);
        void this.send(key);
      }, delayMs),
    );
  }

  private async send(key: string): Promise<boolean> {
    clearTimeout(this.waiting.get(key));
    this.waiting.delete(key);
    const running = this.sending.get(key);
    if (running) {
      await running;
      return this.dirty.has(key) ? this.send(key) : true;
    }
    const sequence = this.dirty.get(key);
    if (sequence === undefined) return true;
    if (this.withhold(key)) {
      this.noted.delete(key);
      this.report();
      return false;
    }
    const attempt = this.attempt(key, sequence);
    this.sending.set(key, attempt);
    this.report();
    const arrived = await attempt;
    this.sending.delete(key);
    if (arrived) {
      this.failures.delete(key);
      if (this.dirty.get(key) === sequence) {
        this.dirty.delete(key);
        this.noted.delete(key);
      }
    } else {
      this.noted.delete(key);
      const failures = (this.failures.get(key) ?? 0) + 1;
      this.failures.set(key, failures);
      const { retryMs = 2_000, maxRetryMs = 30_000 } = this.options;
      this.schedule(key, Math.min(retryMs * 2 ** (failures - 1), maxRetryMs));
    }
    this.report();
    return arrived;
  }

  private mayStore(key: string): boolean {
    return this.options.mayStore?.(key) ?? true;
  }

  /** Whether the answer stays here, as it is. */
  private withhold(key: string): boolean {
    if (this.mayStore(key)) this.withheld.delete(key);
    else this.withheld.add(key);
    return this.withheld.has(key);
  }

  /** What one answer makes of another may be what that one waited for. */
  private reconsider(): void {
    for (const key of this.withheld) {
      if (this.mayStore(key) && !this.waiting.has(key)) this.schedule(key, 0);
    }
  }

  private async attempt(key: string, sequence: number): Promise<boolean> {
    try {
      await this.options.send({ key, sequence });
      return true;
    } catch {
      return false;
    }
  }

  private report(): void {
    const isSaving = this.sending.size > 0 || this.unsaved.length > 0;
    const isStuck =
      this.failures.size > 0 || this.withheld.size > 0 || (this.isHeld && this.unsaved.length > 0);
    this.options.onChange(isStuck ? 'unsaved' : isSaving ? 'saving' : 'saved');
  }
}
