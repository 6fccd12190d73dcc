import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RUN_JOBS, type RunKind } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { JobQueue } from '@pactwright/server-queue';
import { RUNS_OPTIONS, limitsOf, type RunsOptions } from './runs-options.js';

interface Turn {
  readonly id: string;
  readonly kind: RunKind;
}

/**
 * For SQL: whether a kind of run takes minutes, for nobody who waits. An owner's turns of those and of the others are counted
 * apart: what a model reads for three minutes keeps none of its owner's questions waiting.
 */
export const isSlow = (kind: string): string => `(${kind} = 'model-review')`;

/** Makes what is done for one owner's runs wait in line until the transaction ends. */
export async function lockRunsOf(manager: EntityManager, owner: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [owner]);
}

/**
 * Decides which of an owner's runs are in the queue: a few at a time, and the second of them behind everybody's first, so
 * that a hundred questions of one caller do not stand before the one of another.
 */
@Injectable()
export class RunTurns {
  private readonly log = logger('runs');

  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Queues as many of the owner's waiting runs as may be worked on now. Throws SERVICE_UNAVAILABLE without Redis: the sweeper comes
   * back to them.
   */
  async give(owner: string): Promise<void> {
    const lanes = await this.dataSource.transaction(async (manager) => {
      await lockRunsOf(manager, owner);
      return [await this.take(manager, owner, false), await this.take(manager, owner, true)];
    });
    for (const { taken, turns } of lanes)
      for (const [index, turn] of turns.entries()) await this.enqueue(turn, 1 + taken + index);
  }

  /**
   * As `give`, for when one of the owner's runs has ended. Looking first is enough: a run that is let in while this one still
   * counts asks for its turn itself, after this has looked or before.
   */
  private async pass(owner: string): Promise<void> {
    const waiting: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM runs WHERE owner = $1 AND status = 'queued' AND due_at IS NULL LIMIT 1`,
      [owner],
    );
    if (waiting.length > 0) await this.give(owner);
  }

  /** As `pass`; where it cannot be done now, the sweeper comes back to it. */
  async passSoon(owner: string): Promise<void> {
    await this.pass(owner).catch((error: unknown) =>
      this.log.warn({ err: error }, 'the next run waits for the sweeper'),
    );
  }

  /** Does nothing while the run's job is still there. */
  async enqueue({ id, kind }: Turn, priority = 1): Promise<void> {
    await this.queue.add(RUN_JOBS[kind], { runId: id, asker: this.options.asker }, { priority });
  }

  private async take(
    manager: EntityManager,
    owner: string,
    areSlow: boolean,
  ): Promise<{ taken: number; turns: readonly Turn[] }> {
    const { running, queuedPatienceMs } = limitsOf(this.options);
    const [{ taken } = { taken: 0 }]: { taken: number }[] = await manager.query(
      `SELECT count(*)::int AS taken FROM runs
       WHERE owner = $1 AND status IN ('queued', 'running') AND due_at IS NOT NULL AND ${isSlow('kind')} = $2`,
      [owner, areSlow],
    );
    const [turns]: [Turn[], number] = await manager.query(
      `UPDATE runs SET due_at = now() + $3 * interval '1 millisecond' WHERE id IN (
         SELECT id FROM runs WHERE owner = $1 AND status = 'queued' AND due_at IS NULL AND ${isSlow('kind')} = $4
         ORDER BY created_at, id LIMIT $2
       ) RETURNING id, kind`,
      [owner, Math.max(0, running - taken), queuedPatienceMs, areSlow],
    );
    return { taken, turns };
  }
}
