import type { Country, Style } from '../../terms/terms.js';

/** Whose late-payment law fills the word "statutory". */
export type LatePaymentRegime = 'lithuanian' | 'european' | 'british' | 'none';

/** The United States have no statutory interest on unpaid invoices, only rates that courts apply to debts. */
export function latePaymentRegime({ code }: Country): LatePaymentRegime {
  switch (code) {
    case 'lt':
      return 'lithuanian';
    case 'lv':
    case 'ee':
    case 'pl':
    case 'de':
    case 'fr':
    case 'nl':
    case 'ie':
      return 'european';
    case 'gb':
      return 'british';
    default:
      return 'none';
  }
}

/** Calendar days after the due date from which the provider may pause the work. */
export const PATIENCE_DAYS: Readonly<Record<Style, number>> = { balanced: 14, freelancer: 7, client: 30 };
