interface Options {
  /** Judged over this window, in milliseconds. */
  readonly windowMs?: number;
  /** Fewer calls than this say nothing. */
  readonly leastCalls?: number;
  /** Closed again for one trial call after this long, in milliseconds. */
  readonly openMs?: number;
  readonly now?: () => number;
}

/** Stops asking an upstream that fails at least every second time, and tries again with single calls. */
export class CircuitBreaker {
  private readonly windowMs: number;
  private readonly leastCalls: number;
  private readonly openMs: number;
  private readonly now: () => number;
  private windowStart: number;
  private calls = 0;
  private failures = 0;
  private openedAt: number | undefined;
  private isTrying = false;

  constructor({ windowMs = 10_000, leastCalls = 20, openMs = 2_000, now = Date.now }: Options = {}) {
    this.windowMs = windowMs;
    this.leastCalls = leastCalls;
    this.openMs = openMs;
    this.now = now;
    this.windowStart = now();
  }

  get isOpen(): boolean {
    return this.openedAt !== undefined;
  }

  /** Whether a call may be made now. Every allowed call must be reported. */
  allows(): boolean {
    if (this.openedAt === undefined) return true;
    if (this.isTrying || this.now() - this.openedAt < this.openMs) return false;
    this.isTrying = true;
    return true;
  }

  report(hasSucceeded: boolean): void {
    if (this.openedAt !== undefined) {
      this.isTrying = false;
      this.openedAt = hasSucceeded ? undefined : this.now();
      this.restartWindow();
      return;
    }
    if (this.now() - this.windowStart > this.windowMs) this.restartWindow();
    this.calls += 1;
    if (!hasSucceeded) this.failures += 1;
    if (this.calls >= this.leastCalls && this.failures * 2 >= this.calls) this.openedAt = this.now();
  }

  private restartWindow(): void {
    this.windowStart = this.now();
    this.calls = 0;
    this.failures = 0;
  }
}
