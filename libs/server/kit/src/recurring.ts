import { logger } from './logger.js';
import { counter } from './metrics.js';

export interface RecurringWork {
  /** In a few words with dashes, for the log and the metrics. */
  readonly name: string;
  /** From the end of one time to the start of the next, in milliseconds, give or take a tenth. */
  readonly everyMs: number;
  /** What is thrown is logged and counted; the next time comes all the same. The signal is aborted when the process stops. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
}

/* Processes of one service that were started together do not stay in step. */
const JITTER = 0.1;

const log = logger('recurring');
const failures = counter('recurring_failures_total', 'Times at which work that recurs has failed', ['work']);

/**
 * Work that a process does again and again, never twice at the same time. Whoever owns it starts it when the application has
 * started, and stops it before the application shuts down.
 */
export class Recurring {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;

  constructor(private readonly options: RecurringWork) {
    failures.inc({ work: options.name }, 0);
  }

  /** The first time comes after the usual wait. */
  start(): void {
    clearTimeout(this.timer);
    if (this.stopping.signal.aborted) return;
    const { everyMs } = this.options;
    const waitMs = everyMs * (1 + JITTER * (2 * Math.random() - 1));
    this.timer = setTimeout(() => this.now(), waitMs).unref();
  }

  /** Does it at once, or once more right after the time that is under way; from then on it recurs. */
  now(): void {
    if (this.stopping.signal.aborted) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.run().finally(() => this.next());
  }

  /** Resolves when the time that is under way has ended; none comes after it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    const { name, work } = this.options;
    try {
      await work(this.stopping.signal);
    } catch (error) {
      failures.inc({ work: name });
      log.warn({ err: error, work: name }, 'will be tried again');
    }
  }

  private next(): void {
    const { again } = this;
    this.running = undefined;
    this.again = false;
    if (again) this.now();
    else this.start();
  }
}
