import type Stripe from 'stripe';
import type { StripeShop } from '../stripe-shop.js';
import { INVARIANTS } from './invariants.js';
import type { Ledger, Person } from './ledger.js';

/** What stands at the provider about one checkout of the trial. */
interface Money {
  readonly paymentId: string;
  readonly contractId: string;
  readonly intentRef: string;
  readonly amount: number;
  readonly returned: number;
}

interface Row {
  readonly id: string;
  readonly plan_type: string;
  readonly status: string;
  readonly confirmed_at: Date | null;
  readonly erased_at: Date | null;
  readonly unlocks: boolean;
  readonly reason: string | null;
}

/** Throws with the invariant that does not hold. Everything has settled. */
export async function expectInvariants(shop: StripeShop, ledger: Ledger): Promise<void> {
  for (const violation of ledger.violations) fail(violation.invariant, violation.found);
  const rows = await rowsOf(shop, ledger);
  const money = await moneyOf(shop, ledger);
  for (const one of money) expectBooked(one, rows.get(one.paymentId));
  for (const contractId of new Set(money.map((one) => one.contractId))) {
    const kept = money.filter((one) => one.contractId === contractId && isKept(one, rows));
    if (kept.length > 1) fail('once', `${contractId} is paid for by ${kept.length} payments`);
  }
  for (const person of ledger.people()) expectOneRefund(person, rows);
}

const isKept = ({ paymentId, amount, returned }: Money, rows: ReadonlyMap<string, Row>): boolean =>
  returned < amount && rows.get(paymentId)?.status !== 'refund_failed';

function expectBooked(money: Money, row: Row | undefined): void {
  const { paymentId, amount, returned } = money;
  if (!row?.confirmed_at) fail('books', `${amount} were paid for ${paymentId}, of which nothing is known`);
  const { status, reason, erased_at: erasedAt, confirmed_at: confirmedAt } = row;
  if (status === 'refund_failed') return;
  if ((status === 'refunded') !== returned >= amount) {
    fail('books', `${paymentId} is ${status}, and ${returned} of ${amount} went back`);
  }
  if (returned >= amount) return;
  if (status !== 'confirmed') fail('books', `${paymentId} is ${status} and has settled`);
  if (erasedAt !== null && erasedAt < confirmedAt) {
    fail('gone', `${paymentId} was kept for a contract that was gone (${reason ?? 'not refunded'})`);
  }
  if (erasedAt === null && row.plan_type === 'one-time' && !row.unlocks) {
    fail('once', `${paymentId} was kept and unlocks nothing`);
  }
}

function expectOneRefund({ paymentIds, claimedAt }: Person, rows: ReadonlyMap<string, Row>): void {
  const own = paymentIds.flatMap((id) => rows.get(id) ?? []);
  const returned = own.filter(
    ({ reason, status }) => reason === 'first-purchase' && status !== 'refund_failed',
  );
  if (returned.length > 1) fail('refund', `${returned.length} first purchases were given back to one payer`);
  const [first] = returned;
  /* What a visitor bought counts for the account from the claim on. */
  /* Of a period the provider says when it was paid, by its own clock: only what was noted by one clock has an order. */
  const boughtAt = first?.plan_type === 'one-time' ? first.confirmed_at : null;
  if (!first || !boughtAt || claimedAt !== null) return;
  const earlier = own.find(
    (row) =>
      row.plan_type === 'one-time' &&
      row.confirmed_at !== null &&
      row.confirmed_at < boughtAt &&
      (row.reason === null || row.reason === 'first-purchase'),
  );
  if (earlier) {
    const [given, known] = [first, earlier].map((row) => JSON.stringify(row));
    fail('refund', `${given} was given back, and ${known} was bought before it`);
  }
}

async function rowsOf(shop: StripeShop, { paymentIds }: Ledger): Promise<ReadonlyMap<string, Row>> {
  const rows = (await shop.billing.rows(
    `SELECT payments.id, payments.plan_type, payments.status, confirmed_at, erased_at,
       EXISTS (SELECT 1 FROM entitlements WHERE payment_id = payments.id) AS unlocks,
       (SELECT reason FROM refunds WHERE payment_id = payments.id AND refunds.status <> 'failed') AS reason
     FROM payments LEFT JOIN erased_contracts ON erased_contracts.contract_id = payments.contract_id
     WHERE payments.id = ANY($1)`,
    [paymentIds],
  )) as unknown as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was really paid in the checkouts of the trial, and what went back: nobody's word but the provider's. */
async function moneyOf({ stripe }: StripeShop, { sessions }: Ledger): Promise<Money[]> {
  const found = await Promise.all(
    sessions.map(async ({ id }) => {
      const session = await stripe.checkout.sessions.retrieve(id);
      const intentRef = await intentOf(stripe, session);
      if (session.payment_status !== 'paid' || intentRef === null) return [];
      const refunds = await stripe.refunds.list({ payment_intent: intentRef });
      const returned = refunds.data
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0);
      const { paymentId = '', contractId = '' } = session.metadata ?? {};
      return [{ paymentId, contractId, intentRef, amount: session.amount_total ?? 0, returned }];
    }),
  );
  return found.flat();
}

async function intentOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<string | null> {
  if (typeof session.payment_intent === 'string') return session.payment_intent;
  if (typeof session.invoice !== 'string') return null;
  const invoice = await stripe.invoices.retrieve(session.invoice, { expand: ['payments'] });
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'string' ? intent : null;
}

function fail(invariant: keyof typeof INVARIANTS, found: string): never {
  throw new Error(`${INVARIANTS[invariant]}: ${found}`);
}
