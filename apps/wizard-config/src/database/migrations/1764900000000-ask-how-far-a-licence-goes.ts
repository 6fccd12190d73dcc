import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions, by their ids, and how many new ones come right behind each. */
const NEW_BEHIND: readonly (readonly [id: number, count: number])[] = [
  /* The time to pay: when a monthly fee is invoiced. */
  [306, 1],
  /* When the rights pass: what a licence is for, where and how long it applies. */
  [401, 3],
  /* The limit of liability: what it comes to at least. */
  [403, 1],
];

/** Makes room for them; the start of the service then adds them. An order that an administrator made stays. */
export class AskHowFarALicenceGoes1764900000000 implements MigrationInterface {
  readonly name = 'AskHowFarALicenceGoes1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [id, count] of NEW_BEHIND)
      await runner.query(
        `UPDATE wizard_fields SET position = wizard_fields.position + $2
         FROM wizard_fields AS before
         WHERE before.id = $1 AND wizard_fields.step_id = before.step_id
           AND (wizard_fields.position, wizard_fields.id) > (before.position, before.id)`,
        [id, count],
      );
  }

  /** Gaps in an order do no harm. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
