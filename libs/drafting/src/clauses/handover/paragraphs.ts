import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms, WorkType } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { isByCommission } from '../termination-convenience/notice.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { DELIVERY_DAYS, FINAL_INVOICE_DAYS, FREE_HELP_DAYS, RETURN_DAYS } from './periods.js';

type Write = WordedWriter<typeof en | typeof lt>;

/** Who is paid by the hour has no price that free help could be part of. */
export const givesFreeHelp = ({ style, payment }: Terms): boolean =>
  style === 'client' && payment.structure !== 'hourly';

/** Which clauses decide on what is kept secret and on personal data. */
function prevailing({ words, say, ref, has }: Write): Inline[] {
  const kept = ref('confidentiality.return');
  const deletion = ref('data-protection.deletion');
  if (!has('data-protection')) {
    return has('confidentiality') ? say(words.prevailing.secrets, { return: kept }) : [];
  }
  return has('confidentiality')
    ? say(words.prevailing.both, { return: kept, deletion })
    : say(words.prevailing.personal, { deletion });
}

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref, has } = write;
  const { style } = terms;
  const extrasByWork: Partial<Record<WorkType, string>> = words.extras;
  const extras = extrasByWork[terms.workType];
  const days = format.count(FINAL_INVOICE_DAYS, 'calendar-day');
  return [
    paragraph(
      'invoice',
      isByCommission(terms)
        ? say(words.commission, { days, issue: ref('invoicing.issue') })
        : say(words.invoice, { days, due: ref('invoicing.due') }),
    ),
    paragraph(
      'delivery',
      say(words.delivery, {
        deliverables: say(words.deliverables[style], {
          delivery: format.count(DELIVERY_DAYS, 'working-day'),
        }),
        extras: extras === undefined ? '' : ` ${extras}`,
        help: givesFreeHelp(terms)
          ? say(words.help.client, { days: format.count(FREE_HELP_DAYS, 'calendar-day') })
          : words.help.otherwise,
        rate: ref('change-control.rate'),
      }),
    ),
    paragraph(
      'return',
      say(words.return, {
        days: format.count(RETURN_DAYS, 'working-day'),
        access: has('site-rules') ? '' : words.access,
        prevailing: prevailing(write),
      }),
    ),
    ...when(style === 'freelancer', () => [paragraph('unpaid', say(words.unpaid))]),
  ];
});
