import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createOutboxTable, dropOutboxTable } from '@pactwright/server-queue';

export class CreateUsers1763700000000 implements MigrationInterface {
  readonly name = 'CreateUsers1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        email character varying(254) NOT NULL,
        password_hash text NOT NULL,
        first_name character varying(100),
        last_name character varying(100),
        country character varying(100),
        city character varying(100),
        company character varying(200),
        preferred_language character varying(2),
        is_admin boolean NOT NULL DEFAULT false,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_users PRIMARY KEY (id),
        CONSTRAINT uq_users_email UNIQUE (email),
        CONSTRAINT ck_users_normal_email CHECK (email = lower(email)),
        CONSTRAINT ck_users_known_language CHECK (preferred_language IN ('en', 'lt'))
      )`);
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOutboxTable(runner);
    await runner.query('DROP TABLE users');
  }
}
