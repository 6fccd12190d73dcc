import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.js';
import { uuid } from '../platform/uuid.js';
import { json, wire } from '../calls/wire.js';
import { adminPaymentsQuery } from './account.js';
import * as calls from './calls.js';
import { paymentRequest } from './payments.js';
import {
  adminPayment,
  adminPayments,
  adminWithdrawal,
  adminWithdrawals,
  billingAccount,
  billingMode,
  ownPurchases,
  paymentResponse,
  paymentStatus,
  portalResponse,
  webhookResponse,
  withdrawalReceipt,
  withheldContracts,
} from './responses.js';
import { adminWithdrawalsQuery, withdrawalRequest } from './withdrawals.js';

const WEBHOOK_MAX_BYTES = 512 * 1024;

const paymentId = { id: uuid('PAYMENT_NOT_FOUND') };

const PROVIDER_REFUSALS = ['PAYMENT_NOT_CONFIGURED', 'PAYMENT_PROVIDER_DOWN'] as const satisfies ErrorCode[];
const REFUND_REFUSALS = [
  'PAYMENT_NOT_FOUND',
  'REFUND_TOO_LATE',
  'REFUND_NOT_FIRST',
  'REFUND_NOT_POSSIBLE',
  ...PROVIDER_REFUSALS,
] as const satisfies ErrorCode[];

export const billingWires = {
  getBillingMode: wire(calls.getBillingMode, {
    summary: 'Whether payments are only tried out here.',
    access: 'public',
    answer: json(billingMode),
  }),
  getBillingAccount: wire(calls.getBillingAccount, {
    summary: 'The subscription, what is left of it, and the receipts.',
    access: 'signed-in',
    answer: json(billingAccount),
  }),
  cancelSubscription: wire(calls.cancelSubscription, {
    summary: 'Lets the subscription end with its period.',
    access: 'signed-in',
    answer: json(billingAccount),
    refusals: ['SUBSCRIPTION_NOT_FOUND', ...PROVIDER_REFUSALS],
    noted: 'subscription.change',
  }),
  resumeSubscription: wire(calls.resumeSubscription, {
    summary: 'Lets it renew after all.',
    access: 'signed-in',
    answer: json(billingAccount),
    refusals: ['SUBSCRIPTION_NOT_FOUND', ...PROVIDER_REFUSALS],
    noted: 'subscription.change',
  }),
  openPortal: wire(calls.openPortal, {
    summary: 'The address of the provider’s page for cards and invoices.',
    access: 'signed-in',
    answer: json(portalResponse),
    refusals: ['SUBSCRIPTION_NOT_FOUND', ...PROVIDER_REFUSALS],
  }),
  refundPayment: wire(calls.refundPayment, {
    summary: 'Gives the first purchase back while that is possible.',
    access: 'signed-in',
    params: paymentId,
    answer: json(billingAccount),
    refusals: REFUND_REFUSALS,
    noted: 'payment.refund',
  }),
  pay: wire(calls.pay, {
    summary: 'Pays for a contract or subscribes.',
    access: 'public',
    body: paymentRequest,
    answer: json(paymentResponse),
    refusals: [
      'CONTRACT_NOT_FOUND',
      'CONTRACT_INCOMPLETE',
      'SIGN_IN_TO_SUBSCRIBE',
      'QUOTA_EXHAUSTED',
      'SUBSCRIPTION_PAST_DUE',
      'SUBSCRIPTION_RENEWING',
      'PAYMENT_UNDECIDED',
      'PAYMENT_UNDER_WAY',
      ...PROVIDER_REFUSALS,
    ],
    noted: 'payment.start',
    makesOwner: true,
  }),
  getPaymentStatus: wire(calls.getPaymentStatus, {
    summary: 'Whether a contract is unlocked.',
    access: 'public',
    query: z.object({ contractId: uuid('CONTRACT_NOT_FOUND') }),
    answer: json(paymentStatus),
    refusals: ['CONTRACT_NOT_FOUND'],
  }),
  listWithheld: wire(calls.listWithheld, {
    summary: 'Own contracts whose payment was given back or is disputed.',
    access: 'public',
    answer: json(withheldContracts),
  }),
  receiveEvent: wire(calls.receiveEvent, {
    summary: 'What happened to a payment, signed by the payment provider.',
    access: 'public',
    answer: json(webhookResponse),
    refusals: ['WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_EVENT_INVALID', ...PROVIDER_REFUSALS],
    bodyLimit: WEBHOOK_MAX_BYTES,
    isWebhook: true,
  }),
  listOwnPurchases: wire(calls.listOwnPurchases, {
    summary: 'What the caller has paid for, with an account or without.',
    access: 'public',
    answer: json(ownPurchases),
  }),
  withdraw: wire(calls.withdraw, {
    summary: 'Takes a consumer’s statement of withdrawal and acknowledges its receipt.',
    access: 'public',
    body: withdrawalRequest,
    answer: json(withdrawalReceipt),
    refusals: ['NAME_REQUIRED', 'INVALID_EMAIL', 'PURCHASE_REQUIRED'],
    counted: 'statements',
  }),
  listAllPayments: wire(calls.listAllPayments, {
    summary: 'Payments, newest first.',
    access: 'admin',
    query: adminPaymentsQuery,
    answer: json(adminPayments),
  }),
  refundAnyPayment: wire(calls.refundAnyPayment, {
    summary: 'Gives a payment back; with a confirmed password.',
    access: 'admin',
    isConfirmed: true,
    params: paymentId,
    answer: json(adminPayment),
    refusals: REFUND_REFUSALS,
    noted: 'payment.refund',
  }),
  listWithdrawals: wire(calls.listWithdrawals, {
    summary: 'Statements of withdrawal, newest first.',
    access: 'admin',
    query: adminWithdrawalsQuery,
    answer: json(adminWithdrawals),
  }),
  markWithdrawalAnswered: wire(calls.markWithdrawalAnswered, {
    summary: 'Notes that a statement of withdrawal was answered.',
    access: 'admin',
    params: { id: uuid('WITHDRAWAL_NOT_FOUND') },
    answer: json(adminWithdrawal),
    refusals: ['WITHDRAWAL_NOT_FOUND'],
  }),
};
