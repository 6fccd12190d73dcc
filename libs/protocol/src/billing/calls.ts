import { defineCall } from '../platform/call.js';
import type { AskedPage } from '../platform/paging.js';
import type { PaymentState } from './account.js';
import type { PaymentRequest } from './payments.js';
import type {
  AdminPayment,
  AdminPaymentsResponse,
  AdminWithdrawal,
  AdminWithdrawalsResponse,
  BillingAccount,
  BillingMode,
  OwnPurchases,
  PaymentResponse,
  PaymentStatus,
  PortalResponse,
  Receipt,
  WebhookResponse,
  WithdrawalReceipt,
  WithheldContracts,
} from './responses.js';
import type { WithdrawalRequest, WithdrawalState } from './withdrawals.js';

export const getBillingMode = defineCall<{ answer: BillingMode }>({
  service: 'billing',
  method: 'GET',
  path: '/api/billing/mode',
});

export const getBillingAccount = defineCall<{ answer: BillingAccount }>({
  service: 'billing',
  method: 'GET',
  path: '/api/billing/account',
});

export const cancelSubscription = defineCall<{ answer: BillingAccount }>({
  service: 'billing',
  method: 'POST',
  path: '/api/billing/subscription/cancel',
});

export const resumeSubscription = defineCall<{ answer: BillingAccount }>({
  service: 'billing',
  method: 'POST',
  path: '/api/billing/subscription/resume',
});

export const openPortal = defineCall<{ answer: PortalResponse }>({
  service: 'billing',
  method: 'POST',
  path: '/api/billing/portal',
});

export const refundPayment = defineCall<{ params: Pick<Receipt, 'id'>; answer: BillingAccount }>({
  service: 'billing',
  method: 'POST',
  path: '/api/billing/payments/:id/refund',
});

export const pay = defineCall<{ body: PaymentRequest; answer: PaymentResponse }>({
  service: 'billing',
  method: 'POST',
  path: '/api/payment',
});

export const getPaymentStatus = defineCall<{
  query: { readonly contractId: string };
  answer: PaymentStatus;
}>({ service: 'billing', method: 'GET', path: '/api/payment/status' });

export const listWithheld = defineCall<{ answer: WithheldContracts }>({
  service: 'billing',
  method: 'GET',
  path: '/api/payment/withheld',
});

/** Called by the payment provider, which signs what it sends. */
export const receiveEvent = defineCall<{ answer: WebhookResponse }>({
  service: 'billing',
  method: 'POST',
  path: '/api/payment/webhook',
});

export const listOwnPurchases = defineCall<{ answer: OwnPurchases }>({
  service: 'billing',
  method: 'GET',
  path: '/api/billing/purchases',
});

export const withdraw = defineCall<{ body: WithdrawalRequest; answer: WithdrawalReceipt }>({
  service: 'billing',
  method: 'POST',
  path: '/api/billing/withdrawals',
});

export const listAllPayments = defineCall<{
  query: AskedPage & { readonly status?: PaymentState | undefined; readonly userId?: string | undefined };
  answer: AdminPaymentsResponse;
}>({ service: 'billing', method: 'GET', path: '/api/admin/payments' });

export const refundAnyPayment = defineCall<{ params: Pick<AdminPayment, 'id'>; answer: AdminPayment }>({
  service: 'billing',
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
});

export const listWithdrawals = defineCall<{
  query: AskedPage & { readonly state?: WithdrawalState | undefined };
  answer: AdminWithdrawalsResponse;
}>({ service: 'billing', method: 'GET', path: '/api/admin/withdrawals' });

export const markWithdrawalAnswered = defineCall<{
  params: Pick<AdminWithdrawal, 'id'>;
  answer: AdminWithdrawal;
}>({ service: 'billing', method: 'POST', path: '/api/admin/withdrawals/:id/answered' });
