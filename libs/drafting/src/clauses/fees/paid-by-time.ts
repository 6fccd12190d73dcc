import { phrases } from '../../check/phrases.js';

/** Pay that follows the time spent or the month, so that more work is also more pay. */
export const PAID_BY_TIME = phrases(
  '(per hour|an hour|each hour|every hour|hourly|per day|day rate|daily rate|per month|monthly)',
  '(valandin|už valandą|dienos įkain|per mėnesį|kas mėnesį|mėnesin)*',
);
