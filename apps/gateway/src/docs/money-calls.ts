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
  'post /api/payment/webhook': {
    summary: 'What happened to a payment, signed by the payment provider.',
    refusals: [400],
  },
};
