import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms, WorkType } from '../../terms/terms.js';
import { isOngoing } from '../../terms/engagement.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

const REIMBURSEMENT_DAYS = 14;
/** After these an expense is not claimed any more, in the style that favours the client. */
const CLAIM_MONTHS = 3;

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
        : text`${rule(terms, write)} ${say(words.reimbursed[terms.style], { days: format.count(REIMBURSEMENT_DAYS, 'calendar-day'), months: format.count(CLAIM_MONTHS, 'month') })}`,
    ),
    ...when(clientCosts !== undefined, () => [paragraph('third-party-costs', say(clientCosts ?? ''))]),
  ];
});

function rule(terms: Terms, { words, say, format }: Write): Inline[] {
  const { expenses, style, payment } = terms;
  if (expenses === 'included') {
    return say(words.included);
  }
  if (expenses === 'approved') {
    return style === 'client' ? say(words.approvedAhead) : say(words.approved);
  }
  return say(words.capped, {
    amount: format.moneyInWords(expenses.cap, payment.currency),
    renewed: isOngoing(terms) ? words.renewed : '',
  });
}
