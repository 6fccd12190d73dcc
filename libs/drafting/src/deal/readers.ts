import type { FactKey } from './facts.js';
import { LIABILITY_RULES } from './rules/liability.js';
import { PAYMENT_RULES } from './rules/payment.js';
import { PLACE_RULES } from './rules/places.js';
import { PRICE_RULES } from './rules/price.js';
import { RENEWAL_RULES } from './rules/renewal.js';
import type { Rule } from './rules/rule.js';
import { SECRET_RULES } from './rules/secrets.js';
import { TIME_RULES } from './rules/time.js';
import { WORK_RULES } from './rules/work.js';

/** How each term is told from the others; a sentence may set several. */
export const RULES: Readonly<Record<FactKey, Rule>> = {
  ...PAYMENT_RULES,
  ...PRICE_RULES,
  ...LIABILITY_RULES,
  ...TIME_RULES,
  ...RENEWAL_RULES,
  ...PLACE_RULES,
  ...SECRET_RULES,
  ...WORK_RULES,
};
