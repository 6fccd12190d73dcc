import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRenders1763710000000 implements MigrationInterface {
  readonly name = 'CreateRenders1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE renders (
        id uuid NOT NULL,
        contract_id uuid NOT NULL,
        content_hash character(64) NOT NULL,
        status character varying(20) NOT NULL DEFAULT 'queued',
        attempt integer NOT NULL DEFAULT 0,
        docx_key text,
        pdf_key text,
        failure text,
        created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_renders PRIMARY KEY (id),
        CONSTRAINT uq_renders_contract_id_content_hash UNIQUE (contract_id, content_hash),
        CONSTRAINT ck_renders_known_status CHECK (status IN ('queued', 'running', 'done', 'failed', 'outdated')),
        CONSTRAINT ck_renders_done_is_whole
          CHECK (status <> 'done' OR (docx_key IS NOT NULL AND pdf_key IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE renders');
  }
}
