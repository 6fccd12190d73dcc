import { defineCall } from '../calls/call.js';
import type { AskedPage } from '../platform/paging.js';
import type { PaymentState } from './account.js';
import type {
  AdminPayment,
  AdminPaymentsResponse,
  AdminWithdrawal,
  AdminWithdrawalsResponse,
} from './responses.js';
import type { WithdrawalState } from './withdrawals.js';

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
