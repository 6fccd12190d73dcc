import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Payer, RunInput, RunKind, RunOutcome } from '@pactwright/protocol';
import { counter, histogram, logger } from '@pactwright/server-kit';
import { Announcements, endOf } from './announcements.js';
import type { RunRow } from './run-row.js';
import { RunTurns } from './run-turns.js';
import { RUNS_OPTIONS, endOfRun, limitsOf, runningPatience, type RunsOptions } from './runs-options.js';

export interface FinishedRun {
  readonly runId: string;
  readonly kind: RunKind;
  readonly owner: string;
  readonly subject: string | null;
  readonly outcome: RunOutcome;
}
/** Called once for every run that ends, in the transaction that stores its result. */
export type RunListener = (run: FinishedRun, manager: EntityManager) => Promise<void>;

interface StartedRun {
  readonly attempt: number;
  readonly input: RunInput;
  readonly payer: Payer;
  readonly leftMs: number | null;
}

const finished = counter('runs_finished_total', 'Runs that ended, by how', ['kind', 'outcome']);
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 6, 8, 12, 16, 20, 30, 60, 120];
const took = histogram(
  'run_duration_seconds',
  'Time from a question to its stored answer',
  ['kind', 'outcome'],
  SECONDS,
);
const inPlace = counter('runs_in_place_total', 'Runs that no worker took in time', ['kind']);

/** Who may work on a run, and whose result is stored: always that of the last one who started, and only once. */
@Injectable()
export class RunAttempts {
  private readonly log = logger('runs');
  private readonly listeners = new Map<RunKind, RunListener[]>();

  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly announcements: Announcements,
    private readonly turns: RunTurns,
  ) {}

  onFinished(kind: RunKind, listener: RunListener): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }

  /** A new attempt, or null when nothing is left to do: the run has ended, is given up or gone. */
  async start(runId: string): Promise<StartedRun | null> {
    const started = await this.begin(runId, 'attempt < $3', limitsOf(this.options).attempts);
    /* Nobody's answer waits for this. */
    if (started) void this.announcements.announce(runId);
    return started;
  }

  /** Stores what the current attempt made of it; false when another attempt has begun since, and nothing was written. */
  async finish(runId: string, attempt: number, outcome: RunOutcome): Promise<boolean> {
    const run = await this.store(runId, attempt, outcome);
    if (!run) return this.wasStoredBy(runId, attempt);
    await this.announcements.announce(endOf(runId), rowOf(run));
    /* The listeners have written to what it is about. */
    if (run.subject !== null && this.listeners.has(run.kind)) await this.announcements.announce(run.subject);
    await this.turns.passSoon(run.owner);
    return true;
  }

  /**
   * Ends a run that nobody works on, here and now: with the built-in answer where there is one, else as failed. `seen` is the
   * attempt that was found abandoned; a worker that has come back since is left alone.
   */
  async takeOver(runId: string, seen: number): Promise<void> {
    const started = await this.begin(runId, 'attempt = $3', seen);
    if (!started) return;
    const outcome = this.answer(started.input);
    if (outcome.status === 'done') inPlace.inc({ kind: started.input.kind });
    await this.finish(runId, started.attempt, outcome);
  }

  /** Tells the listeners that a run has ended. */
  async tell(run: FinishedRun, manager: EntityManager): Promise<void> {
    for (const listener of this.listeners.get(run.kind) ?? []) await listener(run, manager);
  }

  private answer(input: RunInput): RunOutcome {
    try {
      const result = this.options.answerInPlace?.(input);
      if (result) return { status: 'done', result };
      this.log.error({ kind: input.kind }, 'run given up');
    } catch (error) {
      this.log.error({ err: error, kind: input.kind }, 'no answer in place');
    }
    return { status: 'failed' };
  }

  /** In one transaction with what the listeners make of it; by itself where nobody listens. */
  private store(runId: string, attempt: number, outcome: RunOutcome): Promise<FinishedRun | undefined> {
    const isHeard = outcome.status !== 'done' || this.listeners.has(outcome.result.kind);
    if (!isHeard) return this.end(this.dataSource.manager, runId, attempt, outcome);
    return this.dataSource.transaction(async (manager) => {
      const ended = await this.end(manager, runId, attempt, outcome);
      if (ended) await this.tell(ended, manager);
      return ended;
    });
  }

  /**
   * A repeated start does not put off the answer in place: that of a dead worker's run comes when its own was due. Whoever starts
   * does not wait for the disk: a start that PostgreSQL loses with itself is a run that nobody works on, and its worker's
   * result is refused, or stored as that of the next.
   */
  private async begin(runId: string, condition: string, attempt: number): Promise<StartedRun | null> {
    const [rows]: [StartedRun[], number] = await this.dataSource.query(
      `UPDATE runs SET status = 'running', attempt = attempt + 1,
         due_at = COALESCE(${endOfRun('$5')}, CASE WHEN attempt > 0 AND due_at > now() AND $4 THEN due_at
           ELSE now() + ($2::jsonb ->> kind)::int * interval '1 millisecond' END)
       FROM set_config('synchronous_commit', 'off', true)
       WHERE id = $1 AND status IN ('queued', 'running') AND ${condition}
       RETURNING attempt, input, payer,
         (1000 * EXTRACT(EPOCH FROM ${endOfRun('$5')} - clock_timestamp()))::int AS "leftMs"`,
      [
        runId,
        JSON.stringify(runningPatience(this.options)),
        attempt,
        this.options.answerInPlace !== undefined,
        limitsOf(this.options).modelReviewMs,
      ],
    );
    return rows[0] ?? null;
  }

  private async end(
    manager: EntityManager,
    runId: string,
    attempt: number,
    outcome: RunOutcome,
  ): Promise<FinishedRun | undefined> {
    const result = outcome.status === 'done' ? outcome.result : null;
    const [rows]: [(Omit<FinishedRun, 'outcome'> & { seconds: number })[], number] = await manager.query(
      `UPDATE runs SET status = $3, result = $4, input = NULL, due_at = NULL, finished_at = now()
       WHERE id = $1 AND attempt = $2 AND status = 'running' AND kind = COALESCE($5, kind)
       RETURNING id AS "runId", kind, owner, subject,
         EXTRACT(EPOCH FROM clock_timestamp() - created_at)::float AS seconds`,
      [runId, attempt, outcome.status, result && JSON.stringify(result), result?.kind ?? null],
    );
    const [run] = rows;
    if (!run) return undefined;
    const { seconds, ...ended } = run;
    finished.inc({ kind: run.kind, outcome: outcome.status });
    took.observe({ kind: run.kind, outcome: outcome.status }, seconds);
    return { ...ended, outcome };
  }

  /** Whoever repeats the call that has stored the result hears that it was. */
  private async wasStoredBy(runId: string, attempt: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM runs WHERE id = $1 AND attempt = $2 AND status IN ('done', 'failed')`,
      [runId, attempt],
    );
    return rows.length > 0;
  }
}

const rowOf = ({ runId: id, kind, owner, subject, outcome }: FinishedRun): RunRow => ({
  id,
  kind,
  owner,
  subject,
  status: outcome.status,
  result: outcome.status === 'done' ? outcome.result : null,
});
