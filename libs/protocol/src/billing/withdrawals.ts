import { z } from 'zod';
import type { NamedUser, PageOfNamed } from '../identity/administration.js';
import { language } from '../platform/language.js';
import { pageQuery, searchText } from '../platform/paging.js';
import { defineRpc } from '../platform/rpc.js';
import type { PaymentState, Receipt } from './account.js';
import type { PlanType } from './prices.js';
import { uuid } from '../platform/uuid.js';

/** How long after buying a consumer may withdraw, in days (T-32). */
export const WITHDRAWAL_DAYS = 14;

export const WITHDRAWAL_NAME_MAX = 200;
export const WITHDRAWAL_PURCHASE_MAX = 500;

const stated = (max: number, missing: string) => searchText(max).pipe(z.string().min(1, missing));

/** POST /api/billing/withdrawals → WithdrawalReceipt. Issue messages are error codes. */
export const withdrawalRequest = z.object({
  /** Made by the client, once for each statement: said twice it is one statement. */
  key: uuid(),
  name: stated(WITHDRAWAL_NAME_MAX, 'NAME_REQUIRED'),
  /** Where the receipt is acknowledged. */
  email: z.string().trim().max(254, 'INVALID_EMAIL').pipe(z.email('INVALID_EMAIL')),
  /** Which contract is withdrawn from, in the consumer's words; the id of a contract or a payment in them is recognised. */
  purchase: stated(WITHDRAWAL_PURCHASE_MAX, 'PURCHASE_REQUIRED'),
});
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;

const statement = {
  number: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  purchase: z.string(),
};

export interface WithdrawalReceipt {
  readonly number: string;
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly purchase: string;
  /** Whether the acknowledgement is on its way to `email` as well. */
  readonly isMailed: boolean;
  /** The purchase, when it is the caller's own. */
  readonly payment: Receipt | null;
}

/** GET /api/billing/purchases: what the caller, a visitor too, has paid for. */
export interface OwnPurchases {
  readonly data: readonly Receipt[];
}

export const WITHDRAWAL_STATES = ['open', 'answered'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** GET /api/admin/withdrawals → Page<AdminWithdrawal>; POST /api/admin/withdrawals/{id}/answered → AdminWithdrawal. */
export const adminWithdrawalsQuery = pageQuery.extend({ state: z.enum(WITHDRAWAL_STATES).optional() });
export interface AdminWithdrawal {
  readonly id: string;
  readonly number: string;
  readonly state: WithdrawalState;
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  /** What was stated; null once it was answered and the account is gone. */
  readonly name: string | null;
  readonly email: string | null;
  readonly purchase: string | null;
  readonly userId: string | null;
  /** Null for whoever has no account, for one that is gone, and while identity cannot be asked. */
  readonly account: NamedUser | null;
  /** Nobody's any more: of whoever deleted their account, or what they did without one. */
  readonly isForgotten: boolean;
  /** The purchase, when it was recognised as the caller's own. */
  readonly payment: {
    readonly id: string;
    readonly planType: PlanType;
    readonly status: PaymentState;
    readonly paidAt: string;
  } | null;
}
export type AdminWithdrawalsResponse = PageOfNamed<AdminWithdrawal>;

/** Has the acknowledgement mailed; says whether mails leave here at all. */
export const acknowledgeWithdrawal = defineRpc({
  service: 'identity',
  pattern: 'identity.withdrawals.acknowledge',
  request: z.object({ withdrawalId: uuid() }),
  response: z.object({ isMailed: z.boolean() }),
  idempotent: true,
});

/** What the acknowledgement repeats; null when it is kept no longer. */
export const getWithdrawal = defineRpc({
  service: 'billing',
  pattern: 'billing.withdrawals.get',
  request: z.object({ withdrawalId: uuid() }),
  response: z.object({ withdrawal: z.object({ ...statement, language }).nullable() }),
  idempotent: true,
});
export type WithdrawalStatement = NonNullable<z.infer<typeof getWithdrawal.response>['withdrawal']>;
