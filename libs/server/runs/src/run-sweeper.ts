import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RunKind } from '@pactwright/protocol';
import { Recurring, logger } from '@pactwright/server-kit';
import { RunAttempts } from './run-attempts.js';
import { RunTurns } from './run-turns.js';
import { RUNS_OPTIONS, endOfRun, limitsOf, type RunsOptions } from './runs-options.js';

interface Abandoned {
  readonly id: string;
  readonly kind: RunKind;
  readonly attempt: number;
  /** Nobody is to begin it any more. */
  readonly isOver: boolean;
}

const BATCH = 20;
/* A run that was queued again is looked after again so much later; a dead worker's job needs about 20 s to start anew. */
const LOOK_AGAIN = '15 seconds';
const WAITED_FOR_TURN = '2 seconds';
const KEPT = '24 hours';
const CLEAN_MS = 60_000;

/** Looks after runs that nobody works on any more: a lost job, a worker that is gone, a Redis that forgot everything. */
@Injectable()
export class RunSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('runs');
  private readonly recurring: readonly Recurring[];

  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: RunAttempts,
    private readonly turns: RunTurns,
  ) {
    this.recurring = [
      new Recurring({
        name: 'look-after-runs',
        everyMs: limitsOf(options).sweepMs,
        work: () => this.sweep(),
      }),
      new Recurring({ name: 'delete-old-runs', everyMs: CLEAN_MS, work: () => this.clean() }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const work of this.recurring) work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.recurring.map((work) => work.stop()));
  }

  async sweep(): Promise<void> {
    await this.rescue();
    await this.giveMissedTurns();
  }

  /** Forgets what is older than a day. */
  async clean(): Promise<void> {
    await this.dataSource.query(`DELETE FROM runs WHERE created_at < now() - interval '${KEPT}'`);
  }

  private async rescue(): Promise<void> {
    const { attempts, modelReviewMs } = limitsOf(this.options);
    const [abandoned]: [Abandoned[], number] = await this.dataSource.query(
      `UPDATE runs SET due_at = LEAST(now() + interval '${LOOK_AGAIN}', ${endOfRun('$1')}) WHERE id IN (
         SELECT id FROM runs WHERE status IN ('queued', 'running') AND due_at < now()
         ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, kind, attempt, COALESCE(${endOfRun('$1')} <= now(), attempt >= $2 OR $3) AS "isOver"`,
      [modelReviewMs, attempts, this.options.answerInPlace !== undefined],
    );
    for (const run of abandoned) {
      this.log.warn({ runId: run.id, kind: run.kind, attempt: run.attempt }, 'nobody works on this run');
      if (run.isOver) await this.attempts.takeOver(run.id, run.attempt);
      else await this.turns.enqueue(run);
    }
  }

  /** A run whose turn came while Redis was away, or whose process died just then. */
  private async giveMissedTurns(): Promise<void> {
    const waiting: { owner: string }[] = await this.dataSource.query(
      `SELECT DISTINCT owner FROM runs
       WHERE status = 'queued' AND due_at IS NULL AND created_at < now() - interval '${WAITED_FOR_TURN}'`,
    );
    for (const { owner } of waiting) await this.turns.give(owner);
  }
}
