import { createRunsTable, dropRunsTable } from '@pactwright/server-runs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUploads1763720000000 implements MigrationInterface {
  readonly name = 'CreateUploads1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await createRunsTable(runner);
    await runner.query(`
      CREATE TABLE uploads (
        id uuid NOT NULL,
        owner character varying(80) NOT NULL,
        payer json NOT NULL,
        language character varying(5) NOT NULL,
        label character varying(120) NOT NULL,
        extension character varying(5) NOT NULL,
        file_key text,
        size integer,
        sha256 character(64),
        status character varying(20) NOT NULL DEFAULT 'receiving',
        stage character varying(20) NOT NULL DEFAULT 'received',
        attempt integer NOT NULL DEFAULT 0,
        text text,
        is_cut boolean NOT NULL DEFAULT false,
        hidden json NOT NULL DEFAULT '[]',
        analysis json,
        failure character varying(60),
        failure_params json NOT NULL DEFAULT '{}',
        created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_uploads PRIMARY KEY (id),
        CONSTRAINT ck_uploads_known_status
          CHECK (status IN ('receiving', 'queued', 'running', 'done', 'failed')),
        CONSTRAINT ck_uploads_done_is_whole CHECK (status <> 'done' OR analysis IS NOT NULL),
        CONSTRAINT ck_uploads_failed_says_why CHECK (status <> 'failed' OR failure IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX ix_uploads_created_at ON uploads (created_at)');
    await runner.query(
      `CREATE INDEX ix_uploads_in_flight ON uploads (updated_at)
       WHERE status IN ('receiving', 'queued', 'running')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE uploads');
    await dropRunsTable(runner);
  }
}
