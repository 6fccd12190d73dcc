import { defineCall } from '../calls/call.js';
import type { PaymentRequest } from './payments.js';
import type {
  BillingMode,
  PaymentResponse,
  PaymentStatus,
  WebhookResponse,
  WithheldContracts,
} from './responses.js';

export const getBillingMode = defineCall<{ answer: BillingMode }>({
  service: 'billing',
  method: 'GET',
  path: '/api/billing/mode',
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
