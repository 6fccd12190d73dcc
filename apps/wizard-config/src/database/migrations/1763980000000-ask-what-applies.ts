import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Test {
  readonly key: string;
  readonly in: readonly string[];
}
const payment = (...values: readonly string[]): Test[] => [{ key: 'payment_structure', in: values }];

/** Of the default wizard as it was when conditions came; what comes later is seeded with its own. */
const CONDITIONS: Readonly<Record<string, readonly Test[]>> = {
  milestones: payment('milestones'),
  hours_cap: payment('hourly', 'retainer'),
  deposit_percent: payment('fixed', 'milestones', 'hourly'),
  kill_fee_percent: payment('fixed', 'milestones', 'hourly', 'retainer', 'other'),
  expense_cap: [{ key: 'expenses', in: ['capped'] }],
  special_data: [{ key: 'personal_data', in: ['yes'] }],
  provider_status: [
    { key: 'provider_type', in: ['person'] },
    { key: 'provider_country', in: ['lt'] },
  ],
  revision_rounds: [
    {
      key: 'freelance_type',
      in: ['general', 'design', 'marketing', 'web_development', 'copywriting', 'other'],
    },
  ],
};

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  work: ['exclusions', 'acceptance_days', 'feedback_days'],
  parties: ['provider_type', 'client_type', 'contract_style', 'subcontracting'],
  data: ['personal_data', 'special_data'],
  invoices: ['payment_due_days', 'late_interest', 'vat_status'],
  expenses: ['expenses', 'expense_cap', 'extra_hourly_rate'],
  use: ['confidentiality', 'portfolio_right', 'ai_use'],
  liability: ['liability_cap', 'warranty_days'],
  ending: ['termination_notice_days', 'kill_fee_percent'],
  disputes: ['governing_law', 'court_city', 'dispute_resolution'],
  clauses: ['optional_clauses'],
};

const FIRST_FREE_ID = 1_000_000;
const [MILESTONES, OVERVIEW, PAYMENT, CURRENCY] = [107, 1, 3, 303];

/**
 * Lets a field say when it is asked and which terms it is folded under, and says it of the default wizard: not of a field that
 * requires an answer, and not where an administrator has removed what a condition names. Stages are asked for after the price,
 * unless an administrator has moved them.
 */
export class AskWhatApplies1763980000000 implements MigrationInterface {
  readonly name = 'AskWhatApplies1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wizard_fields ADD visible_when jsonb, ADD topic character varying(20)');
    for (const [key, tests] of Object.entries(CONDITIONS)) {
      const [only, ...others] = tests;
      if (only === undefined || !(await areAsked(runner, tests))) continue;
      await runner.query('UPDATE wizard_fields SET visible_when = $3 WHERE key = $1 AND id < $2', [
        key,
        FIRST_FREE_ID,
        JSON.stringify(others.length === 0 ? only : { all: tests }),
      ]);
    }
    for (const [topic, keys] of Object.entries(TOPICS)) {
      await runner.query(
        'UPDATE wizard_fields SET topic = $1 WHERE key = ANY($2) AND id < $3 AND NOT is_required',
        [topic, keys, FIRST_FREE_ID],
      );
    }
    await runner.query(
      `UPDATE wizard_fields SET position = wizard_fields.position + 1
       FROM wizard_fields AS currency, wizard_fields AS milestones
       WHERE milestones.id = $1 AND milestones.step_id = $2 AND currency.id = $4 AND currency.step_id = $3
         AND wizard_fields.step_id = $3
         AND (wizard_fields.position, wizard_fields.id) > (currency.position, currency.id)`,
      [MILESTONES, OVERVIEW, PAYMENT, CURRENCY],
    );
    await runner.query(
      `UPDATE wizard_fields SET step_id = $3, position = currency.position + 1 FROM wizard_fields AS currency
       WHERE wizard_fields.id = $1 AND wizard_fields.step_id = $2 AND currency.id = $4 AND currency.step_id = $3`,
      [MILESTONES, OVERVIEW, PAYMENT, CURRENCY],
    );
  }

  /** The stages stay where they are asked for; a place does no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wizard_fields DROP COLUMN visible_when, DROP COLUMN topic');
  }
}

/** Whether everything that the tests name is still asked and offered. */
async function areAsked(runner: QueryRunner, tests: readonly Test[]): Promise<boolean> {
  for (const { key, in: values } of tests) {
    const rows: unknown[] = await runner.query(
      `SELECT 1 FROM wizard_fields WHERE key = $1 AND deleted_at IS NULL AND type = ANY($4)
         AND NOT EXISTS (SELECT 1 FROM unnest($2::text[]) AS wanted (value)
           WHERE wanted.value <> $3 AND NOT EXISTS (SELECT 1 FROM field_options
             WHERE field_id = wizard_fields.id AND value = wanted.value AND deleted_at IS NULL))`,
      [key, values, 'other', ['select', 'radio', 'checkbox', 'check']],
    );
    if (rows.length === 0) return false;
  }
  return true;
}
