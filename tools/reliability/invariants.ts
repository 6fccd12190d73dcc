import { query, type Lab } from './lab.ts';

/** What must never be in the databases, each as a question whose answer is how often it is. */
const INVARIANTS: readonly { what: string; database: string; sql: string }[] = [
  {
    what: 'contracts with more or fewer owners than one',
    database: 'CONTRACTS_DATABASE_URL',
    sql: 'SELECT count(*) FROM contracts WHERE (owner_user_id IS NULL) = (owner_guest_id IS NULL)',
  },
  {
    what: 'answers without their contract',
    database: 'CONTRACTS_DATABASE_URL',
    sql: 'SELECT count(*) FROM answers WHERE contract_id NOT IN (SELECT id FROM contracts)',
  },
  {
    what: 'runs that ended without saying when, or done without a result',
    database: 'CONTRACTS_DATABASE_URL',
    sql: `SELECT count(*) FROM runs WHERE (status IN ('done', 'failed')) <> (finished_at IS NOT NULL)
          OR (status = 'done' AND result IS NULL)`,
  },
  {
    what: 'confirmed payments for one contract without what they pay for',
    database: 'BILLING_DATABASE_URL',
    sql: `SELECT count(*) FROM payments p WHERE status = 'confirmed' AND plan_type = 'one-time'
          AND NOT EXISTS (SELECT 1 FROM entitlements e WHERE e.contract_id = p.contract_id)`,
  },
  {
    what: 'confirmed payments that nobody was told of',
    database: 'BILLING_DATABASE_URL',
    sql: `SELECT count(*) FROM payments p WHERE status = 'confirmed' AND plan_type = 'one-time'
          AND NOT EXISTS (SELECT 1 FROM outbox_events o WHERE o.name = 'contract.paid'
            AND o.data ->> 'contractId' = p.contract_id::text)`,
  },
  {
    what: 'renders that are done without both files',
    database: 'DOCUMENTS_DATABASE_URL',
    sql: `SELECT count(*) FROM renders WHERE status = 'done' AND (docx_key IS NULL OR pdf_key IS NULL)`,
  },
  {
    what: 'accounts with the same e-mail',
    database: 'IDENTITY_DATABASE_URL',
    sql: 'SELECT count(*) FROM (SELECT lower(email) FROM users GROUP BY lower(email) HAVING count(*) > 1) twice',
  },
];

/** @returns how many rows break a rule, and which */
export async function brokenInvariants(
  lab: Pick<Lab, 'environment'>,
): Promise<{ broken: number; words: string }> {
  const counts = await Promise.all(
    INVARIANTS.map(async ({ what, database, sql }) => {
      const [row]: { count: string }[] = await query(lab, database, sql);
      return { what, count: Number(row?.count) };
    }),
  );
  const broken = counts.filter(({ count }) => count > 0);
  return {
    broken: broken.reduce((sum, { count }) => sum + count, 0),
    words: broken.map(({ what, count }) => `${count} ${what}`).join(', '),
  };
}
