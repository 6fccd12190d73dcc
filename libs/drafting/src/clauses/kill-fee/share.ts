import type { Inline } from '../../model/document.js';
import type { Payment, Terms } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import { en } from './en.js';
import { lt } from './lt.js';

const WORDS = { en, lt } as const;

/** How much the cancellation fee is, and of what. */
export function share({ killFeePercent, payment }: Terms, { language, say, format }: Writer): Inline[] {
  const words = WORDS[language];
  return say(words.share, { percent: format.percent(killFeePercent), base: base(payment, words) });
}

function base({ structure }: Payment, words: (typeof WORDS)['en' | 'lt']): string {
  switch (structure) {
    case 'hourly':
      return words.scheduledHours;
    case 'unit':
      return words.orderedUnits;
    case 'retainer':
      return words.monthlyFee;
    default:
      return words.openServices;
  }
}
