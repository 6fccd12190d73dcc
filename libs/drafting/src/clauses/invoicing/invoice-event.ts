import type { WordedWriter, Writer } from '../../writing/clause.js';
import { depositAmount, takesDeposit, totalPrice } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { invoiceMoment } from './moment.js';

const WORDS = { en, lt } as const;

type Write = WordedWriter<typeof en | typeof lt>;

/** The event that allows an invoice. */
export function invoiceEvent(terms: Terms, writer: Writer): Inline[] {
  const write = { ...writer, words: WORDS[writer.language] };
  const { words, say, ref, has } = write;
  const sum = takesDeposit(terms)
    ? say(words.sum.takesDeposit, { balance: balance(terms, write) })
    : words.sum.otherwise;
  switch (invoiceMoment(terms, has('acceptance'))) {
    case 'in-advance':
      return say(words.inAdvance, { amount: ref('deposit.amount') });
    case 'on-acceptance':
      return say(words.onAcceptance, { sum, earlier: earlier(terms, write) });
    case 'on-delivery':
      return say(words.onDelivery, { sum });
    case 'milestone-accepted':
      return say(words.milestoneAccepted, { earlier: earlier(terms, write) });
    case 'milestone-delivered':
      return say(words.milestoneDelivered);
    case 'hourly':
      return say(words.hourly);
    case 'unit':
      return say(words.unit);
    case 'unit-monthly':
      return say(words.unitMonthly);
    case 'month-end':
      return say(words.monthEnd);
    case 'month-start':
      return say(words.monthStart);
    case 'commission':
      return say(words.commission, { statement: ref('fees.statement') });
    case 'other':
      return say(words.other, { fees: ref('fees') });
  }
}

/** What is left of a known price after the deposit. */
function balance(terms: Terms, { words, say, format }: Write): string | Inline[] {
  const total = totalPrice(terms);
  const deposit = depositAmount(terms);
  if (total === undefined || deposit === undefined) return '';
  return say(words.balance, { amount: format.moneyInWords(total - deposit, terms.payment.currency) });
}

/** What stands in for an acceptance that the client does not declare. */
const earlier = ({ style }: Terms, { words, say, ref }: Write): Inline[] =>
  style === 'client'
    ? say(words.earlier.client, { payment: ref('acceptance.payment') })
    : say(words.earlier.otherwise, { deemed: ref('acceptance.deemed') });
