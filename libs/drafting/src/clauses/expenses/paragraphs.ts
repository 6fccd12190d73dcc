import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms, WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

const REIMBURSEMENT_DAYS = 14;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, format } = write;
  const costs: Partial<Record<WorkType, string>> =
    terms.expenses === 'included' ? words.includedCosts : words.clientCosts;
  const clientCosts = costs[terms.workType];
  return [
    paragraph(
      'rule',
      terms.expenses === 'included'
        ? rule(terms, write)
        : text`${rule(terms, write)} ${say(words.reimbursed[terms.style], { days: format.count(REIMBURSEMENT_DAYS, 'calendar-day') })}`,
    ),
    ...when(clientCosts !== undefined, () => [paragraph('third-party-costs', say(clientCosts ?? ''))]),
  ];
});

function rule({ expenses, style, payment }: Terms, { words, say, format }: Write): Inline[] {
  if (expenses === 'included') {
    return say(words.included);
  }
  if (expenses === 'approved') {
    return style === 'client' ? say(words.approvedAhead) : say(words.approved);
  }
  return say(words.capped, { amount: format.moneyInWords(expenses.cap, payment.currency) });
}
