import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { histogram, logger } from '@pactwright/server-kit';
import { extraction, type Extraction } from '../extraction/extraction.js';
import { collect } from './collect.js';
import { confinement } from './confinement.js';
import { watchMemory } from './memory-watch.js';

export interface ExtractorOptions {
  /** The built program of the child process. */
  readonly program: string;
  /** After this long the child is killed, in milliseconds. */
  readonly timeoutMs: number;
}
export const EXTRACTOR_OPTIONS = Symbol('EXTRACTOR_OPTIONS');

const HEAP_MB = 256;
const RESIDENT_MB = 300;
/* Half a million characters in JSON, each of them escaped, stay well below. */
const RESULT_MAX_BYTES = 8 * 1024 * 1024;

const duration = histogram('document_extraction_seconds', 'Time to read one uploaded file', ['outcome']);

/** How a child process ended. */
interface End {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Reads files of strangers in processes that may do nothing else and are ended when they take too much. */
@Injectable()
export class Extractor {
  private readonly log = logger('extractor');

  constructor(@Inject(EXTRACTOR_OPTIONS) private readonly options: ExtractorOptions) {}

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
    }
  }

  private async run(file: Readable, extension: string, signal: AbortSignal): Promise<Extraction> {
    signal.throwIfAborted();
    const child = await this.start(extension);
    let excess: string | undefined;
    const end = (why: string): void => {
      excess ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(end, this.options.timeoutMs, 'time');
    const unwatch = watchMemory(child, RESIDENT_MB, () => end('memory'));
    const abort = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      const [sent, result, ended] = await Promise.all([
        send(file, child),
        collect(child.stdio[3] as Readable, RESULT_MAX_BYTES, () => end('result')),
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

  private async start(extension: string): Promise<ChildProcess> {
    const { program, timeoutMs } = this.options;
    const { command, args } = await confinement(timeoutMs);
    const flags = [`--max-old-space-size=${HEAP_MB}`, '--no-warnings', ...permissions(program)];
    return spawn(command, [...args, ...flags, program, extension], {
      /* Not a folder of its own, which a service that is killed would leave behind. */
      cwd: path.parse(program).root,
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
  }
}

/** Where Node knows permissions, the child may read its own program and nothing else. */
const permissions = (program: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', `--allow-fs-read=${path.dirname(program)}`]
    : [];

/** The error of the file itself; a child that does not want to hear more is none. */
async function send(file: Readable, { stdin }: ChildProcess): Promise<Error | undefined> {
  let broken: Error | undefined;
  file.once('error', (error) => (broken = error));
  if (!stdin) throw new Error('the child has no input');
  let isOver = false;
  stdin.once('close', () => (isOver = true));
  await pipeline(file, stdin).catch((error: unknown) => {
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

function judge(result: string, { exitCode, signal }: End, excess: string | undefined): Extraction {
  if (excess !== undefined) return tooComplex(`took too much ${excess}`);
  if (signal !== null || (exitCode ?? 0) > 128) return tooComplex(`ended by ${signal ?? exitCode}`);
  if (exitCode !== 0) {
    /* Without a sign of life it is the program that is at fault, not the file. */
    if (result === '') throw new Error(`the extractor ended with ${exitCode}`);
    return tooComplex(`ended with ${exitCode}`);
  }
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
