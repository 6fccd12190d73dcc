import type { Inline } from '../../model/document.js';
import type { Payment } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import { en } from './en.js';
import { lt } from './lt.js';

const WORDS = { en, lt } as const;

/** Where an amount is still to be filled in, with its currency. */
export function gap({ currency }: Payment, { language, say, blank }: Writer): Inline[] {
  const words = WORDS[language];
  return say(words.gap, {
    currency: currency === 'EUR' ? words.currency : currency,
    amount: blank('terms.amount'),
  });
}
