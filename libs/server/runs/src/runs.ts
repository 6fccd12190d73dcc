import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type MessageEvent } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource, type EntityManager } from 'typeorm';
import type {
  Actor,
  Payer,
  RunInput,
  RunInputOf,
  RunKind,
  RunResult,
  RunResultOf,
  RunStatus,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Announcements } from './announcements.js';
import { fingerprintOf } from './fingerprint.js';
import { ownersOf } from './payer.js';
import { RunAttempts, type RunListener } from './run-attempts.js';
import { RunTurns, lockRunsOf } from './run-turns.js';
import { Run } from './run.entity.js';
import { RUNS_OPTIONS, limitsOf, type RunsOptions } from './runs-options.js';

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

/** What decides whether a question becomes a run. */
interface Admission {
  readonly input: RunInput;
  readonly payer: Payer;
  readonly subject?: string | null;
}

const POLL_MS = 1_000;
const HEARTBEAT_MS = 15_000;
/* Longer than any run takes; a client that still wants to know connects again. */
const FOLLOWED_MS = 10 * 60_000;
const REUSED_HOURS = 24;
const TRY_AGAIN_SECONDS = 5;
const NEVER = new AbortController().signal;

/** Asks ai-worker, and tells how far it is. */
@Injectable()
export class Runs {
  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly announcements: Announcements,
    private readonly turns: RunTurns,
    private readonly attempts: RunAttempts,
  ) {}

  /**
   * The answer when it comes in time, else where the run stands. The same question of the same owner is not worked on twice
   * within a day. Throws TOO_MANY_RUNS, and SERVICE_UNAVAILABLE when it can be neither queued nor answered in place.
   */
  async ask<K extends RunKind>(question: Question<K>): Promise<RunState<K>> {
    const { run, isNew } = await this.dataSource.transaction((manager) => this.admit(manager, question));
    if (isNew && run.status === 'queued') await this.enqueue(run);
    return stateOf<K>(await this.settled(run.id, question.waitMs, question.signal ?? NEVER));
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

  /** `listener` hears of every run that ends, once, in the transaction that stores its result: when it throws, nothing is stored. */
  onFinished(listener: RunListener): void {
    this.attempts.onFinished(listener);
  }

  /** Wakes whoever follows `id`, for askers whose own work goes before and after the run. */
  announce(id: string): Promise<void> {
    return this.announcements.announce(id);
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

  private async admit(
    manager: EntityManager,
    { input, payer, subject = null }: Admission,
  ): Promise<{ run: Run; isNew: boolean }> {
    const fingerprint = fingerprintOf(input);
    await lockRunsOf(manager, payer.owner);
    const earlier = await findEarlier(manager, payer.owner, fingerprint);
    const underWay = earlier.find((run) => isInFlight(run) && run.subject === subject);
    if (underWay) return { run: underWay, isNew: false };

    const done = earlier.find((run) => run.status === 'done' && isReusable(run.result));
    if (!done) await this.assertRoom(manager, payer.owner);
    const run = manager.create(Run, {
      id: randomUUID(),
      kind: input.kind,
      owner: payer.owner,
      subject,
      payer,
      input: done ? null : input,
      fingerprint,
      status: done ? 'done' : 'queued',
      result: done?.result ?? null,
      finishedAt: done ? new Date() : null,
    });
    await manager.insert(Run, run);
    if (done?.result) {
      const outcome = { status: 'done', result: done.result } as const;
      const { id, kind, owner } = run;
      await this.attempts.tell({ runId: id, kind, owner, subject, outcome }, manager);
    }
    return { run, isNew: true };
  }

  private async assertRoom(manager: EntityManager, owner: string): Promise<void> {
    const { running, queued } = limitsOf(this.options);
    const inFlight = await manager.countBy(Run, [
      { owner, status: 'queued' },
      { owner, status: 'running' },
    ]);
    if (inFlight >= running + queued) throw new AppError('TOO_MANY_RUNS', { seconds: TRY_AGAIN_SECONDS });
  }

  /** Without Redis the built-in answer is given at once, or the run is as if it had never been asked for. */
  private async enqueue({ id, owner }: Run): Promise<void> {
    try {
      await this.turns.give(owner);
    } catch (error) {
      if (this.options.answerInPlace) {
        await this.attempts.takeOver(id, 0);
        return;
      }
      await this.dataSource.getRepository(Run).delete({ id, status: 'queued', attempt: 0 });
      throw error;
    }
  }

  private async settled(runId: string, waitMs: number, signal: AbortSignal): Promise<Run> {
    const ended = AbortSignal.any([signal, this.announcements.stopped]);
    const end = Date.now() + waitMs;
    for (;;) {
      const next = this.announcements.next(runId, Math.min(POLL_MS, end - Date.now()), ended);
      const run = await this.row(runId);
      if (!run) throw new AppError('RUN_NOT_FOUND');
      if (!isInFlight(run) || ended.aborted || Date.now() >= end) return run;
      await next;
    }
  }

  private row(id: string): Promise<Run | null> {
    return this.dataSource.getRepository(Run).findOneBy({ id });
  }
}

const isInFlight = ({ status }: Run): boolean => status === 'queued' || status === 'running';

const findEarlier = (manager: EntityManager, owner: string, fingerprint: string): Promise<Run[]> =>
  manager
    .createQueryBuilder(Run, 'run')
    .where({ owner, fingerprint })
    .andWhere(`run.createdAt > now() - interval '${REUSED_HOURS} hours'`)
    .orderBy('run.createdAt', 'DESC')
    .getMany();

/** An answer that only stands in for the model's is not kept for the next time. */
function isReusable(result: RunResult | null): boolean {
  if (!result) return false;
  const engine = result.kind === 'review' ? result.analysis?.engine : result.engine;
  return !engine?.fallback;
}

const stateOf = <K extends RunKind>({ id, kind, subject, status, result }: Run): RunState<K> => ({
  runId: id,
  kind: kind as K,
  subject,
  status,
  result: result as RunResultOf<K> | null,
});
