import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => [
  paragraph(
    'right',
    say(words.right, {
      days: format.count(10, 'working-day'),
      months: format.countGenitive(12, 'month'),
      records: words.records[terms.payment.structure],
    }),
  ),
  paragraph(
    'way',
    say(words.way, {
      access: terms.style === 'freelancer' ? words.access.freelancer : words.access.otherwise,
      months: format.count(24, 'month'),
      findings: has('confidentiality')
        ? say(words.findings[terms.confidentiality.kind === 'client-only' ? 'clientOnly' : 'confidential'], {
            duties: ref('confidentiality.duties'),
          })
        : words.findings.otherwise,
    }),
  ),
  paragraph(
    'difference',
    say(words.difference, {
      days: format.count(terms.dueDays, 'calendar-day'),
      cost: terms.style === 'client' ? say(words.cost, { percent: format.percent(10) }) : '',
    }),
  ),
]);
