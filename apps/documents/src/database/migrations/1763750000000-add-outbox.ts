import { createOutboxTable, dropOutboxTable } from '@pactwright/server-queue';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOutbox1763750000000 implements MigrationInterface {
  readonly name = 'AddOutbox1763750000000';

  up(runner: QueryRunner): Promise<void> {
    return createOutboxTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropOutboxTable(runner);
  }
}
