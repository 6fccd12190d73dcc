import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { collect } from './collect.js';
import { BEGUN } from './signs.js';
import type { Reader } from './start-reader.js';
import type { Task } from './task.js';
import { watchUsage } from './usage-watch.js';

/** What one task may take. */
export interface TaskLimits {
  /** Of processor time, in milliseconds. */
  readonly processorMs: number;
  /** By the clock, in milliseconds: a process that has not had its time by then was kept waiting. */
  readonly patienceMs: number;
  readonly residentMb: number;
  readonly answerBytes: number;
}

/** What came of a task: an answer; or why there is none, and whether it was only kept waiting. */
export type TaskEnd =
  | { readonly outcome: 'answered'; readonly line: string; readonly rest: Buffer }
  | { readonly outcome: 'ended'; readonly why: string }
  | { readonly outcome: 'kept-waiting' };

type Excess = 'time' | 'memory' | 'result' | 'patience';

/** How a child process ended. */
interface End {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * Has a process do one thing with a file, and ends it when that takes too much. Throws only when the file could not be fetched,
 * the process ended before it had it, or `signal` was aborted.
 */
export async function runTask(
  { child, input, output }: Reader,
  task: Task,
  file: Readable,
  limits: TaskLimits,
  signal: AbortSignal,
): Promise<TaskEnd> {
  const { processorMs, patienceMs, residentMb, answerBytes } = limits;
  let excess: Excess | undefined;
  const end = (why: Excess): void => {
    excess ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(end, patienceMs, 'patience');
  const unwatch = watchUsage(child, { residentMb, processorMs }, end);
  const abort = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    const [sent, said, ended] = await Promise.all([
      send(file, task, input),
      collect(output, answerBytes, () => end('result')),
      endOf(child),
    ]);
    signal.throwIfAborted();
    if (sent) throw sent;
    return judge(said, ended, excess);
  } finally {
    clearTimeout(timer);
    unwatch();
    signal.removeEventListener('abort', abort);
  }
}

/** The error of the file itself; a child that does not want to hear more is none. */
async function send(file: Readable, task: Task, input: Writable): Promise<Error | undefined> {
  let broken: Error | undefined;
  file.once('error', (error) => (broken = error));
  let isOver = false;
  for (const end of ['close', 'error']) input.once(end, () => (isOver = true));
  input.write(`${JSON.stringify(task)}\n`);
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

function judge(said: Buffer, { exitCode, signal }: End, excess: Excess | undefined): TaskEnd {
  if (excess === 'patience') return { outcome: 'kept-waiting' };
  if (excess !== undefined) return { outcome: 'ended', why: `took too much ${excess}` };
  const begun = said.indexOf(BEGUN);
  /* Before it had the file it is the program that is at fault, or whoever has ended it. */
  if (begun < 0) throw new Error(`the extractor ended with ${signal ?? exitCode}`);
  if (signal !== null || exitCode !== 0) return { outcome: 'ended', why: `ended with ${signal ?? exitCode}` };
  const answer = said.subarray(begun + BEGUN.length);
  const lineEnd = answer.indexOf('\n');
  return lineEnd < 0
    ? { outcome: 'answered', line: answer.toString('utf8'), rest: Buffer.alloc(0) }
    : { outcome: 'answered', line: answer.toString('utf8', 0, lineEnd), rest: answer.subarray(lineEnd + 1) };
}
