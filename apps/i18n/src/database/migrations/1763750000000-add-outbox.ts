import { createOutboxTable, dropOutboxTable } from '@pactwright/server-queue';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOutbox1763750000000 implements MigrationInterface {
  readonly name = 'AddOutbox1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOutboxTable(runner);
  }
}
