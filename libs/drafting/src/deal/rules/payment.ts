import { PAYS, termsOfPayment } from '../../check/terms-of-payment.js';
import { periodValue, type Rule } from './rule.js';

export const PAYMENT_RULES = {
  'payment-days': {
    of: PAYS,
    read: (said) => termsOfPayment(said).map(periodValue),
  },
} satisfies Readonly<Record<string, Rule>>;
