import { Inject, Injectable, type MessageEvent } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource, type EntityManager } from 'typeorm';
import type { Actor, Payer, RunInputOf, RunKind, RunResultOf, RunStatus } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Announcements, endOf } from './announcements.js';
import { fingerprintOf } from './fingerprint.js';
import { ownersOf } from './payer.js';
import { RunAdmission, type Admitted } from './run-admission.js';
import { RunAttempts, type RunListener } from './run-attempts.js';
import { RUN_ROW, isInFlight, type RunRow } from './run-row.js';
import { RunTurns } from './run-turns.js';
import { Run } from './run.entity.js';
import { RUNS_OPTIONS, type RunsOptions } from './runs-options.js';

export interface Question<K extends RunKind> {
  readonly input: RunInputOf<K>;
  readonly payer: Payer;
  /** What of the asker's own it is about; the listeners are told. */
  readonly subject?: string | null;
  /** How long to wait for the answer, in milliseconds. */
  readonly waitMs: number;
  /** Aborted when the caller has left. The run goes on: its answer is there when the caller asks again. */
  readonly signal?: AbortSignal;
}

/** What is known of a run; `result` is there exactly when it is done. */
export interface RunState<K extends RunKind = RunKind> {
  readonly runId: string;
  readonly kind: K;
  readonly subject: string | null;
  readonly status: RunStatus;
  readonly result: RunResultOf<K> | null;
}

/** What somebody waits for. */
interface Expectation<V> {
  readonly read: () => Promise<V>;
  readonly isFinal: (value: V) => boolean;
  /** How long, in milliseconds. */
  readonly waitMs: number;
  /** Aborted when the caller has left. */
  readonly signal?: AbortSignal;
}

const POLL_MS = 1_000;
const HEARTBEAT_MS = 15_000;
/* Longer than any run takes; a client that still wants to know connects again. */
const FOLLOWED_MS = 10 * 60_000;
const NEVER = new AbortController().signal;

/** Asks ai-worker, and tells how far it is. */
@Injectable()
export class Runs {
  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly announcements: Announcements,
    private readonly admission: RunAdmission,
    private readonly turns: RunTurns,
    private readonly attempts: RunAttempts,
  ) {}

  /**
   * The answer when it comes in time, else where the run stands. The same question of the same owner is not worked on twice
   * within a day. Throws TOO_MANY_RUNS, and SERVICE_UNAVAILABLE when it can be neither queued nor answered in place.
   */
  async ask<K extends RunKind>(question: Question<K>): Promise<RunState<K>> {
    const admitted = await this.admission.admit(question);
    const { run, isNew } = admitted;
    if (!isInFlight(run)) {
      if (isNew) {
        /* The listeners have written to what it is about. */
        if (run.subject !== null) await this.announce(run.subject);
        await this.turns.passSoon(run.owner);
      }
      return stateOf<K>(run);
    }
    const begin = isNew ? (): Promise<void> => this.enqueue(admitted) : undefined;
    return stateOf<K>(await this.settled(run.id, question, begin));
  }

  /**
   * Asks in the transaction in which an earlier run ends, for the listener that is told of it: either both are stored or neither.
   * It is queued when that is over. False when its owner has too many of its kind.
   */
  async askNext<K extends RunKind>(
    manager: EntityManager,
    question: Pick<Question<K>, 'input' | 'payer' | 'subject'>,
  ): Promise<boolean> {
    try {
      await this.admission.admitIn(manager, question, false);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_RUNS') return false;
      throw error;
    }
  }

  /** Where this caller's run stands. Throws RUN_NOT_FOUND, for a stranger's too. */
  async find(runId: string, actor: Actor): Promise<RunState> {
    const run = await this.row(runId);
    if (!run || !ownersOf(actor).includes(run.owner)) throw new AppError('RUN_NOT_FOUND');
    return stateOf(run);
  }

  /** The newest answer about `subject` that this caller got of this kind, and whether it is the answer to this very question. */
  async findLast<K extends RunKind>(
    actor: Actor,
    { input, subject }: { readonly input: RunInputOf<K>; readonly subject: string },
  ): Promise<{ readonly run: RunState<K>; readonly isSame: boolean } | undefined> {
    const run = await this.dataSource.getRepository(Run).findOne({
      where: { owner: In(ownersOf(actor)), subject, kind: input.kind, status: 'done' },
      order: { createdAt: 'DESC' },
    });
    return run ? { run: stateOf<K>(run), isSame: run.fingerprint === fingerprintOf(input) } : undefined;
  }

  /** `listener` hears of every run of this kind that ends, once, in the transaction that stores its result: when it throws, nothing is stored. */
  onFinished(kind: RunKind, listener: RunListener): void {
    this.attempts.onFinished(kind, listener);
  }

  /** Wakes whoever follows `id`, for askers whose own work goes before and after the run. */
  announce(id: string): Promise<void> {
    return this.announcements.announce(id);
  }

  /**
   * What `read` gives once it is final, or when the time is up or the caller has left. It is read again when `id` is announced, and
   * now and then besides: an announcement may be lost.
   */
  async until<V>(id: string, { read, isFinal, waitMs, signal = NEVER }: Expectation<V>): Promise<V> {
    const left = AbortSignal.any([signal, this.announcements.stopped]);
    const end = Date.now() + waitMs;
    for (;;) {
      const next = this.announcements.next(id, Math.min(POLL_MS, end - Date.now()), left);
      const value = await read();
      if (isFinal(value) || left.aborted || Date.now() >= end) return value;
      await next;
    }
  }

  /** What `read` gives, as server-sent events: now and whenever it has changed, until it is final. */
  async *follow<V>(
    id: string,
    read: () => Promise<V>,
    isFinal: (view: V) => boolean,
    signal: AbortSignal,
  ): AsyncGenerator<MessageEvent> {
    const ended = AbortSignal.any([signal, this.announcements.stopped]);
    const end = Date.now() + FOLLOWED_MS;
    let told = '';
    let toldAt = 0;
    while (!ended.aborted && Date.now() < end) {
      const next = this.announcements.next(id, POLL_MS, ended);
      const view = await read();
      const data = JSON.stringify(view);
      if (data !== told) yield { data };
      else if (Date.now() - toldAt > HEARTBEAT_MS) yield { comment: 'still working' };
      if (data !== told || Date.now() - toldAt > HEARTBEAT_MS) toldAt = Date.now();
      told = data;
      if (isFinal(view)) return;
      await next;
    }
  }

  /** Without Redis the built-in answer is given at once, or the run is as if it had never been asked for. */
  private async enqueue({ run, priority }: Admitted): Promise<void> {
    const { id, owner } = run;
    try {
      await (priority === undefined ? this.turns.give(owner) : this.turns.enqueue(run, priority));
    } catch (error) {
      if (this.options.answerInPlace) {
        await this.attempts.takeOver(id, 0);
        return;
      }
      await this.dataSource.getRepository(Run).delete({ id, status: 'queued', attempt: 0 });
      throw error;
    }
  }

  /** `begin` is what makes a new run start: nothing is told of it before, and nothing is missed that is told from then on. */
  private async settled(
    runId: string,
    { waitMs, signal = NEVER }: Pick<Question<RunKind>, 'waitMs' | 'signal'>,
    begin?: () => Promise<void>,
  ): Promise<RunRow> {
    const left = AbortSignal.any([signal, this.announcements.stopped]);
    const end = Date.now() + waitMs;
    const next = (): Promise<RunRow | undefined> =>
      this.announcements.next(endOf(runId), Math.min(POLL_MS, end - Date.now()), left);
    const first = begin && next();
    await begin?.();
    let ended = await first;
    while (!ended) {
      const told = next();
      const run = await this.row(runId);
      if (!run) throw new AppError('RUN_NOT_FOUND');
      if (!isInFlight(run) || left.aborted || Date.now() >= end) return run;
      ended = await told;
    }
    return ended;
  }

  private async row(id: string): Promise<RunRow | undefined> {
    const [row]: RunRow[] = await this.dataSource.query(`SELECT ${RUN_ROW} FROM runs WHERE id = $1`, [id]);
    return row;
  }
}

const stateOf = <K extends RunKind>({ id, kind, subject, status, result }: RunRow): RunState<K> => ({
  runId: id,
  kind: kind as K,
  subject,
  status,
  result: result as RunResultOf<K> | null,
});
