import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Payer, RunInput, RunResult } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { fingerprintOf } from './fingerprint.js';
import { RunAttempts } from './run-attempts.js';
import { RUN_ROW, isInFlight, type RunRow } from './run-row.js';
import { isSlow, lockRunsOf } from './run-turns.js';
import { Run } from './run.entity.js';
import { RUNS_OPTIONS, limitsOf, type RunsOptions } from './runs-options.js';

/** What decides whether a question becomes a run. */
export interface Admission {
  readonly input: RunInput;
  readonly payer: Payer;
  readonly subject?: string | null;
}

export interface Admitted {
  readonly run: RunRow;
  /** False when the same question was under way already. */
  readonly isNew: boolean;
  /** The priority under which it may be queued at once; undefined while it waits for its owner's turn. */
  readonly priority?: number;
}

const REUSED_HOURS = 24;
const TRY_AGAIN_SECONDS = 5;

/** Lets a question in: as a new run, as the one that is under way for it, or as the answer that is there already. */
@Injectable()
export class RunAdmission {
  constructor(
    @Inject(RUNS_OPTIONS) private readonly options: RunsOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: RunAttempts,
  ) {}

  /** Throws TOO_MANY_RUNS. */
  admit(admission: Admission): Promise<Admitted> {
    return this.dataSource.transaction((manager) => this.admitIn(manager, admission, true));
  }

  /** In a transaction of the asker's: then it `mayStart` only once that is over, when the owner's turns are given next. */
  async admitIn(
    manager: EntityManager,
    { input, payer, subject = null }: Admission,
    mayStart: boolean,
  ): Promise<Admitted> {
    const { owner } = payer;
    const fingerprint = fingerprintOf(input);
    await lockRunsOf(manager, owner);
    const earlier = await findEarlier(manager, owner, fingerprint);
    const underWay = earlier.find((run) => isInFlight(run) && run.subject === subject);
    if (underWay) return { run: underWay, isNew: false };
    const run = { id: randomUUID(), kind: input.kind, owner, subject };
    const result = earlier.find((each) => each.status === 'done' && isReusable(each.result))?.result;
    if (!result)
      return this.insert(
        manager,
        { ...run, status: 'queued', result: null },
        { input, payer, fingerprint },
        mayStart,
      );
    const done = { ...run, status: 'done', result } as const;
    await manager.insert(Run, { ...done, payer, input: null, fingerprint, finishedAt: new Date() });
    const { id: runId, kind } = run;
    await this.attempts.tell({ runId, kind, owner, subject, outcome: { status: 'done', result } }, manager);
    return { run: done, isNew: true };
  }

  /** In the queue at once when the owner has room there and nothing that came earlier waits for it. */
  private async insert(
    manager: EntityManager,
    run: RunRow,
    { input, payer, fingerprint }: Pick<Run, 'input' | 'payer' | 'fingerprint'>,
    mayStart: boolean,
  ): Promise<Admitted> {
    const { running, queued, queuedPatienceMs } = limitsOf(this.options);
    const [added]: { taken: number; hasTurn: boolean }[] = await manager.query(
      `WITH own AS (
         SELECT count(*)::int AS in_flight, count(due_at)::int AS taken
         FROM runs WHERE owner = $3 AND status IN ('queued', 'running') AND ${isSlow('kind')} = ${isSlow('$2::varchar')}
       ), added AS (
         INSERT INTO runs (id, kind, owner, subject, payer, input, fingerprint, status, due_at)
         SELECT $1::uuid, $2::varchar, $3, $4::uuid, $5::json, $6::json, $7, 'queued',
           CASE WHEN $11 AND taken = in_flight AND taken < $8 THEN now() + $9 * interval '1 millisecond' END
         FROM own WHERE in_flight < $10
         RETURNING due_at
       )
       SELECT taken, due_at IS NOT NULL AS "hasTurn" FROM own, added`,
      [
        run.id,
        run.kind,
        run.owner,
        run.subject,
        JSON.stringify(payer),
        JSON.stringify(input),
        fingerprint,
        running,
        queuedPatienceMs,
        running + queued,
        mayStart,
      ],
    );
    if (!added) throw new AppError('TOO_MANY_RUNS', { seconds: TRY_AGAIN_SECONDS });
    return { run, isNew: true, ...(added.hasTurn && { priority: 1 + added.taken }) };
  }
}

const findEarlier = (manager: EntityManager, owner: string, fingerprint: string): Promise<RunRow[]> =>
  manager.query(
    `SELECT ${RUN_ROW} FROM runs
     WHERE owner = $1 AND fingerprint = $2 AND created_at > now() - interval '${REUSED_HOURS} hours'
     ORDER BY created_at DESC`,
    [owner, fingerprint],
  );

/** An answer that only stands in for the model's is not kept for the next time. */
function isReusable(result: RunResult | null): boolean {
  if (!result) return false;
  if (result.kind === 'review') return true;
  if (result.kind === 'model-review') return result.engine.name === 'model' && !result.isPartial;
  return result.engine.fallback === null;
}
