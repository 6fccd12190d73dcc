import { z } from 'zod';
import { language } from '../platform/language.js';
import { pageQuery, searchText } from '../platform/paging.js';
import { defineRpc } from '../platform/rpc.js';
import { uuid } from '../platform/uuid.js';

export const WITHDRAWAL_NAME_MAX = 200;
export const WITHDRAWAL_PURCHASE_MAX = 500;

const stated = (max: number, missing: string) => searchText(max).pipe(z.string().min(1, missing));

/** Issue messages are error codes. */
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

export const WITHDRAWAL_STATES = ['open', 'answered'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const adminWithdrawalsQuery = pageQuery.extend({ state: z.enum(WITHDRAWAL_STATES).optional() });
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
