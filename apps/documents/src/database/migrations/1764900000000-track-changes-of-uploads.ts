import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TrackChangesOfUploads1764900000000 implements MigrationInterface {
  readonly name = 'TrackChangesOfUploads1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE uploads ADD COLUMN tracked_text text,
         ADD COLUMN is_tracking_unreadable boolean NOT NULL DEFAULT false`,
    );
    /*
     * What is kept of such a file for the rest of its day says nothing of single changes. The columns of before stay for the version
     * of before, and hold nothing that nobody reads.
     */
    await runner.query(
      `UPDATE uploads SET is_tracking_unreadable = true, base_text = NULL, partly_texts = '[]'
         WHERE is_base_unreadable OR base_text IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN tracked_text, DROP COLUMN is_tracking_unreadable');
  }
}
