import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE replies (
    id uuid NOT NULL,
    sha256 character(64),
    run_id uuid,
    user_id uuid,
    guest_id character varying(64),
    offered_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_replies PRIMARY KEY (id),
    CONSTRAINT ck_replies_one_owner CHECK (num_nonnulls(user_id, guest_id) <= 1)
  )`,
  'CREATE INDEX ix_replies_user_id_sha256 ON replies (user_id, sha256)',
  'CREATE INDEX ix_replies_guest_id_sha256 ON replies (guest_id, sha256)',
];

export class AddReplies1764200000000 implements MigrationInterface {
  readonly name = 'AddReplies1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replies');
  }
}
