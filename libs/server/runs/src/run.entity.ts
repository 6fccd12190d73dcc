import { Column, Entity, Index, PrimaryColumn, type QueryRunner } from 'typeorm';
import type { Payer, RunInput, RunKind, RunResult, RunStatus } from '@pactwright/protocol';

/** One question to ai-worker, kept by the service that asked it. */
@Entity('runs')
@Index(['owner', 'fingerprint'])
@Index('ix_runs_in_flight', ['owner', 'dueAt'], { where: `status IN ('queued', 'running')` })
@Index(['createdAt'])
export class Run {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: RunKind;

  /** `user:<id>` or `guest:<id>`. */
  @Column({ type: 'varchar', length: 80 })
  owner!: string;

  /** What of the asker's own it is about: a contract, an upload. */
  @Column({ type: 'uuid', nullable: true })
  subject!: string | null;

  @Column({ type: 'json' })
  payer!: Payer;

  /** Null once the run has ended: it holds what somebody wrote. (json, because jsonb refuses some texts that JSON allows.) */
  @Column({ type: 'json', nullable: true })
  input!: RunInput | null;

  /** Equal for equal questions to equal rules. */
  @Column({ type: 'char', length: 64 })
  fingerprint!: string;

  @Column({ type: 'varchar', length: 20 })
  status!: RunStatus;

  /** Rises with every start; a worker of an earlier attempt writes nothing. */
  @Column({ type: 'integer', default: 0 })
  attempt!: number;

  @Column({ type: 'json', nullable: true })
  result!: RunResult | null;

  /** When somebody should look whether it is still worked on; null while it waits for its owner's turn, and when it has ended. */
  @Column({ type: 'timestamptz', nullable: true })
  dueAt!: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}

export async function createRunsTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE runs (
      id uuid NOT NULL,
      kind character varying(20) NOT NULL,
      owner character varying(80) NOT NULL,
      subject uuid,
      payer json NOT NULL,
      input json,
      fingerprint character(64) NOT NULL,
      status character varying(20) NOT NULL,
      attempt integer NOT NULL DEFAULT 0,
      result json,
      due_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      CONSTRAINT pk_runs PRIMARY KEY (id)
    )`);
  await queryRunner.query('CREATE INDEX ix_runs_owner_fingerprint ON runs (owner, fingerprint)');
  await queryRunner.query(
    `CREATE INDEX ix_runs_in_flight ON runs (due_at) WHERE status IN ('queued', 'running')`,
  );
  await queryRunner.query('CREATE INDEX ix_runs_created_at ON runs (created_at)');
}

/** What an owner has in flight is asked with every run; without this all of the owner's runs of the day were read for it. */
export async function indexRunsByOwner(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP INDEX ix_runs_in_flight');
  await queryRunner.query(
    `CREATE INDEX ix_runs_in_flight ON runs (owner, due_at) WHERE status IN ('queued', 'running')`,
  );
}

export async function indexRunsByTimeAlone(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP INDEX ix_runs_in_flight');
  await queryRunner.query(
    `CREATE INDEX ix_runs_in_flight ON runs (due_at) WHERE status IN ('queued', 'running')`,
  );
}

export async function dropRunsTable(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP TABLE runs');
}
