import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { histogram, logger } from '@pactwright/server-kit';
import { extraction, type Extraction } from '../extraction/extraction.js';
import { collect } from './collect.js';
import { BEGUN } from './signs.js';
import { SPARE_TIMES, SpareReader, type SpareTimes } from './spare-reader.js';
import { startReader, type ReaderOptions } from './start-reader.js';
import { watchUsage } from './usage-watch.js';

export interface ExtractorOptions extends ReaderOptions {
  readonly spare?: SpareTimes;
  /** How long reading a file may last by the clock, in milliseconds: a process that has not had its time by then was kept waiting. */
  readonly patienceMs: number;
}
export const EXTRACTOR_OPTIONS = Symbol('EXTRACTOR_OPTIONS');

const RESIDENT_MB = 300;
/* Half a million characters in JSON, each of them escaped, stay well below. */
const RESULT_MAX_BYTES = 8 * 1024 * 1024;
type Excess = 'time' | 'memory' | 'result' | 'patience';

const duration = histogram('document_extraction_seconds', 'Time to read one uploaded file', ['outcome']);

/** How a child process ended. */
interface End {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Reads files of strangers in processes that may do nothing else and are ended when they take too much. */
@Injectable()
export class Extractor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('extractor');
  private readonly spare: SpareReader;

  constructor(@Inject(EXTRACTOR_OPTIONS) private readonly options: ExtractorOptions) {
    this.spare = new SpareReader(options, options.spare ?? SPARE_TIMES);
  }

  /** Whether the next file is read by a process that is loaded already. */
  get isReady(): boolean {
    return this.spare.isReady;
  }

  onApplicationBootstrap(): void {
    this.spare.keep();
  }

  /** What is still to be read gets processes of its own. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.spare.stop();
  }

  /** Throws only when the file could not be fetched, the process could not be started, or `signal` was aborted. */
  async read(file: Readable, extension: string, signal: AbortSignal): Promise<Extraction> {
    const stop = duration.startTimer();
    try {
      const result = await this.run(file, extension, signal);
      stop({ outcome: result.outcome === 'text' ? 'text' : result.code });
      if (result.outcome === 'refused') this.log.info({ code: result.code, why: result.reason }, 'refused');
      return result;
    } finally {
      file.destroy();
      this.spare.rest();
    }
  }

  private async run(file: Readable, extension: string, signal: AbortSignal): Promise<Extraction> {
    signal.throwIfAborted();
    const { child, input, output } = this.spare.take() ?? (await startReader(this.options));
    let excess: Excess | undefined;
    const end = (why: Excess): void => {
      excess ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(end, this.options.patienceMs, 'patience');
    const { processorMs } = this.options;
    const unwatch = watchUsage(child, { residentMb: RESIDENT_MB, processorMs }, end);
    const abort = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      const [sent, result, ended] = await Promise.all([
        send(file, extension, input),
        collect(output, RESULT_MAX_BYTES, () => end('result')),
        endOf(child),
      ]);
      signal.throwIfAborted();
      if (sent) throw sent;
      return judge(result, ended, excess);
    } finally {
      clearTimeout(timer);
      unwatch();
      signal.removeEventListener('abort', abort);
    }
  }
}

/** The error of the file itself; a child that does not want to hear more is none. */
async function send(file: Readable, extension: string, input: Writable): Promise<Error | undefined> {
  let broken: Error | undefined;
  file.once('error', (error) => (broken = error));
  let isOver = false;
  for (const end of ['close', 'error']) input.once(end, () => (isOver = true));
  input.write(`${extension}\n`);
  await pipeline(file, input).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return isPipeError(broken) ? undefined : broken;
}

const isPipeError = (error: Error | undefined): boolean =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  );

const endOf = (child: ChildProcess): Promise<End> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });

function judge(result: string, { exitCode, signal }: End, excess: Excess | undefined): Extraction {
  if (excess === 'patience') return { outcome: 'refused', code: 'UPLOAD_BUSY', reason: 'was kept waiting' };
  if (excess !== undefined) return tooComplex(`took too much ${excess}`);
  /* Before it had the file it is the program that is at fault, or whoever has ended it. */
  if (!result.includes(BEGUN)) throw new Error(`the extractor ended with ${signal ?? exitCode}`);
  if (signal !== null || exitCode !== 0) return tooComplex(`ended with ${signal ?? exitCode}`);
  try {
    return extraction.parse(JSON.parse(result));
  } catch {
    return { outcome: 'refused', code: 'UPLOAD_UNSAFE', reason: 'the extractor answered something else' };
  }
}

const tooComplex = (reason: string): Extraction => ({
  outcome: 'refused',
  code: 'UPLOAD_TOO_COMPLEX',
  reason,
});
