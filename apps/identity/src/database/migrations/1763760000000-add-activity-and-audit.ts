import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE activities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    action character varying(60) NOT NULL,
    page character varying(200),
    status character varying(10) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_activities PRIMARY KEY (id),
    CONSTRAINT fk_activities_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT ck_activities_known_status CHECK (status IN ('success', 'error'))
  )`,
  'CREATE INDEX ix_activities_user_id_created_at ON activities (user_id, created_at)',
  'CREATE INDEX ix_activities_created_at ON activities (created_at)',

  `CREATE TABLE audit_entries (
    id uuid NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    actor_user_id uuid,
    action character varying(100) NOT NULL,
    subject_type character varying(50),
    subject_id character varying(100),
    outcome character varying(10) NOT NULL,
    request_id character varying(100),
    details jsonb NOT NULL,
    CONSTRAINT pk_audit_entries PRIMARY KEY (id),
    CONSTRAINT ck_audit_entries_known_outcome CHECK (outcome IN ('success', 'error'))
  )`,
  'CREATE INDEX ix_audit_entries_occurred_at ON audit_entries (occurred_at)',
  'CREATE INDEX ix_audit_entries_actor_user_id_occurred_at ON audit_entries (actor_user_id, occurred_at)',
  'CREATE INDEX ix_audit_entries_subject_id_occurred_at ON audit_entries (subject_id, occurred_at)',

  /* The service itself could not rewrite the log, whoever takes it over. */
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'audit entries are only ever added';
    END $$`,
  `CREATE TRIGGER tr_audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,

  'CREATE INDEX ix_users_created_at ON users (created_at)',
];

const DOWN = [
  'DROP INDEX ix_users_created_at',
  'DROP TABLE audit_entries',
  'DROP FUNCTION refuse_audit_change',
  'DROP TABLE activities',
];

export class AddActivityAndAudit1763760000000 implements MigrationInterface {
  readonly name = 'AddActivityAndAudit1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
