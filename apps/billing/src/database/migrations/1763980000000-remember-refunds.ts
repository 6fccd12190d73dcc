import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE refund_marks (
    payment_id uuid NOT NULL,
    mark character(64) NOT NULL,
    CONSTRAINT pk_refund_marks PRIMARY KEY (payment_id),
    CONSTRAINT fk_refund_marks_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
  'CREATE INDEX ix_refund_marks_mark ON refund_marks (mark)',
];

export class RememberRefunds1763980000000 implements MigrationInterface {
  readonly name = 'RememberRefunds1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund_marks');
  }
}
