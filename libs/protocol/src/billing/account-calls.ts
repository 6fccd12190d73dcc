import { defineCall } from '../calls/call.js';
import type {
  BillingAccount,
  OwnPurchases,
  PortalResponse,
  Receipt,
  WithdrawalReceipt,
} from './responses.js';
import type { WithdrawalRequest } from './withdrawals.js';

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
