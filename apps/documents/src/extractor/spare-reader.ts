import { once } from 'node:events';
import { logger } from '@pactwright/server-kit';
import { startReader, type Reader, type ReaderOptions } from './start-reader.js';

export interface SpareTimes {
  /** A spare one is started when nothing was read for so long, in milliseconds: who waits for a review goes first. */
  readonly restMs: number;
  /** One that failed is replaced after this long. */
  readonly retryMs: number;
  /** One that nobody needed is replaced after this long. */
  readonly maxAgeMs: number;
}
export const SPARE_TIMES: SpareTimes = { restMs: 1_000, retryMs: 30_000, maxAgeMs: 3_600_000 };

/**
 * Keeps one process that is loaded and waits for its file. It reads that one and ends: a document never meets another's. It is
 * started when there is nothing else to do, rather than at a low priority: that it could never leave, with its file's clock running.
 */
export class SpareReader {
  private readonly log = logger('extractor');
  private timer: NodeJS.Timeout | undefined;
  private reader: Reader | undefined;
  private hasLoaded = false;
  private isKept = false;
  private starting: Promise<void> | undefined;

  constructor(
    private readonly options: ReaderOptions,
    private readonly times: SpareTimes = SPARE_TIMES,
  ) {}

  /** Whether one waits that could read at once. */
  get isReady(): boolean {
    return this.hasLoaded;
  }

  /** From now on there is to be one. */
  keep(): void {
    this.isKept = true;
    this.startIn(this.times.restMs);
  }

  /** The process that waits, for good; undefined while there is none that is ready. */
  take(): Reader | undefined {
    const { reader, hasLoaded } = this;
    if (!reader || !hasLoaded) return undefined;
    this.forget();
    const { exitCode, signalCode } = reader.child;
    return exitCode === null && signalCode === null ? reader : undefined;
  }

  /** A file has been read. */
  rest(): void {
    if (!this.reader) this.startIn(this.times.restMs);
  }

  /** Ends the one that waits, and the keeping. */
  async stop(): Promise<void> {
    this.isKept = false;
    clearTimeout(this.timer);
    await this.starting;
    const { reader } = this;
    this.forget();
    if (!reader || reader.child.exitCode !== null || reader.child.signalCode !== null) return;
    const ended = once(reader.child, 'exit');
    reader.child.kill('SIGKILL');
    await ended;
  }

  private startIn(ms: number): void {
    clearTimeout(this.timer);
    if (this.isKept) this.timer = setTimeout(() => this.start(), ms).unref();
  }

  private start(): void {
    if (this.reader) return;
    this.starting ??= this.begin()
      .catch((error: unknown) => this.failed(undefined, error))
      .finally(() => (this.starting = undefined));
  }

  private async begin(): Promise<void> {
    const reader = await startReader(this.options, true);
    this.reader = reader;
    const failed = (how: unknown): void => this.failed(reader, how);
    reader.child.once('error', failed);
    reader.child.once('exit', (code, signal) => failed(signal ?? code));
    reader.output.once('readable', () => {
      this.hasLoaded ||= this.reader === reader && reader.output.readableLength > 0;
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.replace(reader), this.times.maxAgeMs).unref();
  }

  private replace({ child }: Reader): void {
    this.forget();
    child.kill('SIGKILL');
    this.start();
  }

  private failed(reader: Reader | undefined, how: unknown): void {
    if (this.reader !== reader) return;
    this.log.warn(
      { err: how instanceof Error ? how : new Error(`ended with ${String(how)}`) },
      'no spare reader',
    );
    this.forget();
    this.startIn(this.times.retryMs);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.reader = undefined;
    this.hasLoaded = false;
  }
}
