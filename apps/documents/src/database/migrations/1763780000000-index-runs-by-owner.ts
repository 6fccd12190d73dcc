import { indexRunsByOwner, indexRunsByTimeAlone } from '@pactwright/server-runs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexRunsByOwner1763780000000 implements MigrationInterface {
  readonly name = 'IndexRunsByOwner1763780000000';

  up(runner: QueryRunner): Promise<void> {
    return indexRunsByOwner(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return indexRunsByTimeAlone(runner);
  }
}
