import { withdrawalRequest } from '@pactwright/protocol';
import type { Calls } from './call.js';

/** The money page, and what the payment provider calls. */
export const MONEY_CALLS: Calls = {
  'get /api/billing/account': {
    summary: 'The subscription, what is left of it, and the receipts.',
    refusals: [401],
  },
  'post /api/billing/subscription/cancel': {
    summary: 'Lets the subscription end with its period.',
    refusals: [401, 404, 503],
  },
  'post /api/billing/subscription/resume': {
    summary: 'Lets it renew after all.',
    refusals: [401, 404, 503],
  },
  'post /api/billing/portal': {
    summary: 'The address of the provider’s page for cards and invoices.',
    refusals: [401, 404, 503],
  },
  'post /api/billing/payments/{id}/refund': {
    summary: 'Gives the first purchase back while that is possible.',
    refusals: [401, 404, 409, 503],
  },
  'get /api/billing/purchases': {
    summary: 'What the caller has paid for, with an account or without.',
  },
  'post /api/billing/withdrawals': {
    summary: 'Takes a consumer’s statement of withdrawal and acknowledges its receipt.',
    body: withdrawalRequest,
    refusals: [400, 429],
  },
  'post /api/payment/webhook': {
    summary: 'What happened to a payment, signed by the payment provider.',
    refusals: [400],
  },
};
