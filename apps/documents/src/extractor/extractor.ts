import { Readable } from 'node:stream';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UPLOAD_MAX_BYTES, comparison, type VersionComparison } from '@pactwright/protocol';
import { counter, histogram, logger } from '@pactwright/server-kit';
import { extraction, type Extraction } from '../extraction/extraction.js';
import type { Redline } from '../redline/edits.js';
import { runTask, type TaskEnd, type TaskLimits } from './run-task.js';
import { SPARE_TIMES, SpareReader, type SpareTimes } from './spare-reader.js';
import { startReader } from './start-reader.js';
import { redlineAnswer, type RedlineTask, type RedlineToTask, type Task, type Texts } from './task.js';

/** How long one kind of task may take. */
type Times = Pick<TaskLimits, 'processorMs' | 'patienceMs'>;

export interface ExtractorOptions extends Times {
  /** The built program of the process. */
  readonly program: string;
  readonly spare?: SpareTimes;
  /** Of a redline, which reads its file four times, and of a comparison; those of reading where nothing is said. */
  readonly redline?: Times;
}
export const EXTRACTOR_OPTIONS = Symbol('EXTRACTOR_OPTIONS');

const MB = 1024 * 1024;
const READING_MB = 300;
/* The longest text that is read, changed in a thousand places, takes 360. */
const REDLINE_MB = 450;
/* Half a million characters in JSON, each of them escaped, stay well below. */
const TEXT_BYTES = 8 * MB;
/* The file again, which may be packed less well than it was, and what was added. */
const FILE_BYTES = 2 * UPLOAD_MAX_BYTES;

const readingTime = histogram('document_extraction_seconds', 'Time to read one uploaded file', ['outcome']);
const redlineTime = histogram(
  'document_redline_seconds',
  'Time to write changes into one Word file, or to refuse that',
  ['outcome'],
);
const comparisonTime = histogram(
  'document_comparison_seconds',
  'Time to compare two texts, or to refuse that',
  ['outcome'],
);
const POINTS = ['changed', 'displaced'] as const;
const points = counter(
  'document_redline_points_total',
  'Points written into Word files, as changes or beside what cannot be changed',
  ['kind'],
  POINTS.map((kind) => ({ kind })),
);

/** A redline, or that its process was kept waiting for too long. */
export type ConfinedRedline = Redline | { readonly outcome: 'busy' };

/** What two texts came to, that they took too much, or that their process was kept waiting. */
export type ConfinedComparison =
  | { readonly outcome: 'compared'; readonly comparison: VersionComparison }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'busy' };

/** Opens files of strangers in processes that may do nothing else and are ended when they take too much. */
@Injectable()
export class Extractor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('extractor');
  private readonly spare: SpareReader;
  private readonly redlineTimes: Times;

  constructor(@Inject(EXTRACTOR_OPTIONS) private readonly options: ExtractorOptions) {
    this.redlineTimes = options.redline ?? options;
    this.spare = new SpareReader(this.started(), options.spare ?? SPARE_TIMES);
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
    const stop = readingTime.startTimer();
    const limits = { ...this.options, residentMb: READING_MB, answerBytes: TEXT_BYTES };
    const result = readingOf(await this.run({ kind: 'read', extension }, file, limits, signal));
    stop({ outcome: result.outcome === 'text' ? 'text' : result.code });
    if (result.outcome === 'refused') this.log.info({ code: result.code, why: result.reason }, 'refused');
    return result;
  }

  /** The Word file with the edits in it, or a refusal. Throws when the process could not be started, or `signal` was aborted. */
  redline(file: Buffer, task: RedlineTask, signal: AbortSignal): Promise<ConfinedRedline> {
    return this.written(file, { kind: 'redline', ...task }, signal);
  }

  /** The Word file with what makes it say another text in it, or a refusal. Throws as `redline` does. */
  redlineTo(file: Buffer, task: RedlineToTask, signal: AbortSignal): Promise<ConfinedRedline> {
    return this.written(file, { kind: 'redline-to', ...task }, signal);
  }

  private async written(file: Buffer, task: Task, signal: AbortSignal): Promise<ConfinedRedline> {
    const stop = redlineTime.startTimer();
    const limits = { ...this.redlineTimes, residentMb: REDLINE_MB, answerBytes: FILE_BYTES };
    const bytes = Readable.from([file]);
    const result = redlineOf(await this.run(task, bytes, limits, signal));
    stop({ outcome: result.outcome });
    if (result.outcome === 'refused') this.log.info({ why: result.reason }, 'no redline');
    if (result.outcome === 'made') for (const kind of POINTS) points.inc({ kind }, result[kind]);
    return result;
  }

  /** What of two texts is no longer the same. Throws when the process could not be started, or `signal` was aborted. */
  async compare(texts: Texts, signal: AbortSignal): Promise<ConfinedComparison> {
    const stop = comparisonTime.startTimer();
    const limits = { ...this.redlineTimes, residentMb: REDLINE_MB, answerBytes: TEXT_BYTES };
    const bytes = Readable.from([Buffer.from(JSON.stringify(texts))]);
    const result = comparisonOf(await this.run({ kind: 'compare' }, bytes, limits, signal));
    stop({ outcome: result.outcome });
    if (result.outcome === 'refused') this.log.info({ why: result.reason }, 'no comparison');
    return result;
  }

  /** Whoever waits for a file to be read goes before comparisons: these leave the process that is loaded, and yield the processor. */
  private async run(task: Task, file: Readable, limits: TaskLimits, signal: AbortSignal): Promise<TaskEnd> {
    const isPatient = task.kind === 'compare';
    const spare = isPatient ? undefined : this.spare;
    try {
      signal.throwIfAborted();
      const reader = spare?.take() ?? (await startReader({ ...this.started(), isPatient }));
      return await runTask(reader, task, file, limits, signal);
    } finally {
      file.destroy();
      spare?.rest();
    }
  }

  /** A process is started before it is known what it will do. */
  private started() {
    const { program, processorMs } = this.options;
    return { program, processorMs: Math.max(processorMs, this.redlineTimes.processorMs) };
  }
}

function readingOf(end: TaskEnd): Extraction {
  switch (end.outcome) {
    case 'kept-waiting':
      return { outcome: 'refused', code: 'UPLOAD_BUSY', reason: 'was kept waiting' };
    case 'ended':
      return { outcome: 'refused', code: 'UPLOAD_TOO_COMPLEX', reason: end.why };
    case 'answered': {
      const answer = extraction.safeParse(json(end.line));
      return answer.success && end.rest.length === 0
        ? answer.data
        : { outcome: 'refused', code: 'UPLOAD_UNSAFE', reason: SOMETHING_ELSE };
    }
  }
}

function redlineOf(end: TaskEnd): ConfinedRedline {
  switch (end.outcome) {
    case 'kept-waiting':
      return { outcome: 'busy' };
    case 'ended':
      return { outcome: 'refused', reason: end.why };
    case 'answered': {
      const { data } = redlineAnswer.safeParse(json(end.line));
      if (data?.outcome === 'made' && end.rest.length > 0) return { ...data, bytes: end.rest };
      return data?.outcome === 'refused' ? data : { outcome: 'refused', reason: SOMETHING_ELSE };
    }
  }
}

function comparisonOf(end: TaskEnd): ConfinedComparison {
  switch (end.outcome) {
    case 'kept-waiting':
      return { outcome: 'busy' };
    case 'ended':
      return { outcome: 'refused', reason: end.why };
    case 'answered': {
      const { data } = comparison.safeParse(json(end.line));
      return data
        ? { outcome: 'compared', comparison: data }
        : { outcome: 'refused', reason: SOMETHING_ELSE };
    }
  }
}

const SOMETHING_ELSE = 'the extractor answered something else';

/** Undefined for what is no JSON. */
function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
