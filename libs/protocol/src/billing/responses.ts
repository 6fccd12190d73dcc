import { z } from 'zod';
import { namedUser } from '../platform/named-user.js';
import { doneResponse } from '../platform/message.js';
import { pageOf } from '../platform/paging.js';
import type { Told } from '../platform/told.js';
import { PAYMENT_STATUSES, REFUND_REFUSALS, SUBSCRIPTION_STATUSES } from './account.js';
import { CHECKOUT_ENDINGS, WITHHELD_REASONS, planType } from './payments.js';
import { WITHDRAWAL_STATES } from './withdrawals.js';

/* Moments are ISO, in UTC. */
export const receipt = z.object({
  id: z.string(),
  planType,
  status: z.enum(PAYMENT_STATUSES),
  amountCents: z.int(),
  currency: z.string(),
  testMode: z.boolean(),
  contractId: z.string().nullable(),
  /** Whether it was paid for the Word files of a reply; `contractId` is its order then. */
  isReply: z.boolean(),
  paidAt: z.string(),
  /** The provider's own page of the receipt; null in test mode. */
  receiptUrl: z.string().nullable(),
  /** Set while the payment may be given back: the moment that ends it. */
  refundableUntil: z.string().nullable(),
  refundRefusal: z.enum(REFUND_REFUSALS).nullable(),
});
export type Receipt = Told<typeof receipt>;

/** The money page. */
export const billingAccount = z.object({
  testMode: z.boolean(),
  subscription: z
    .object({
      status: z.enum(SUBSCRIPTION_STATUSES),
      quota: z.int(),
      used: z.int(),
      periodStart: z.string(),
      periodEnd: z.string(),
      /** Ends with the period instead of renewing. */
      isCancelled: z.boolean(),
    })
    .nullable(),
  receipts: z.array(receipt),
  /** Whether cards and invoices can be managed on the provider's pages. */
  hasPortal: z.boolean(),
});
export type BillingAccount = Told<typeof billingAccount>;

export const portalResponse = doneResponse.extend({ url: z.string() });
export type PortalResponse = Told<typeof portalResponse>;

export const adminPayment = receipt.extend({
  userId: z.string().nullable(),
  /** Null for whoever has no account, for one that is gone, and while identity cannot be asked. */
  payer: namedUser.nullable(),
  /** Nobody's any more: kept for the books after the account or the contract was deleted. */
  isForgotten: z.boolean(),
});
export type AdminPayment = Told<typeof adminPayment>;

/** True when identity could not be asked: then nothing on the page has a name. */
const areNamesMissing = z.boolean();
export const adminPayments = pageOf(adminPayment).extend({ areNamesMissing });
export type AdminPaymentsResponse = Told<typeof adminPayments>;

/**
 * Either `testMode` (paid at once) or `checkoutUrl`, where the browser goes: the provider's checkout, or our own success page
 * when nothing is left to pay.
 */
export const paymentResponse = doneResponse.extend({
  testMode: z.literal(true).optional(),
  checkoutUrl: z.string().optional(),
});
export type PaymentResponse = Told<typeof paymentResponse>;

/** Whether the caller's contract is unlocked. */
export const paymentStatus = z.object({
  paid: z.boolean(),
  testMode: z.boolean(),
  /** Why a contract that was paid for is locked again. */
  withheld: z.enum(WITHHELD_REASONS).optional(),
  /** How the last attempt to pay ended without a payment. */
  ended: z.enum(CHECKOUT_ENDINGS).optional(),
});
export type PaymentStatus = Told<typeof paymentStatus>;

/** Those of the caller's contracts that were paid for and are locked again, by id. */
export const withheldContracts = z.record(z.string(), z.enum(WITHHELD_REASONS));
export type WithheldContracts = Told<typeof withheldContracts>;

/** How payments run here. */
export const billingMode = z.object({ testMode: z.boolean() });
export type BillingMode = Told<typeof billingMode>;

export const webhookResponse = z.object({ received: z.literal(true) });
export type WebhookResponse = Told<typeof webhookResponse>;

export const withdrawalReceipt = z.object({
  number: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  purchase: z.string(),
  /** Whether the acknowledgement is on its way to `email` as well. */
  isMailed: z.boolean(),
  /** The purchase, when it is the caller's own. */
  payment: receipt.nullable(),
});
export type WithdrawalReceipt = Told<typeof withdrawalReceipt>;

/** What the caller, a visitor too, has paid for. */
export const ownPurchases = z.object({ data: z.array(receipt) });
export type OwnPurchases = Told<typeof ownPurchases>;

export const adminWithdrawal = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  receivedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** What was stated; null once it was answered and the account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  purchase: z.string().nullable(),
  userId: z.string().nullable(),
  /** Null for whoever has no account, for one that is gone, and while identity cannot be asked. */
  account: namedUser.nullable(),
  /** Nobody's any more: of whoever deleted their account, or what they did without one. */
  isForgotten: z.boolean(),
  /** The purchase, when it was recognised as the caller's own. */
  payment: receipt.pick({ id: true, planType: true, status: true, paidAt: true }).nullable(),
});
export type AdminWithdrawal = Told<typeof adminWithdrawal>;
export const adminWithdrawals = pageOf(adminWithdrawal).extend({ areNamesMissing });
export type AdminWithdrawalsResponse = Told<typeof adminWithdrawals>;
