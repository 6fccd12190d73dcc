import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import { when, worded } from '../../writing/blocks.js';
import { hasPrice } from '../../terms/engagement.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { STANDSTILL_DAYS } from './standstill.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, blank } = write;
  return [
    paragraph('supplies', say(words.supplies, { items: words.suppliesByWork[terms.workType].join('; ') })),
    paragraph('contact', say(words.contact, { contact: blank('client.contact') })),
    paragraph(
      'feedback',
      say(words.feedback, {
        days: format.count(terms.feedbackDays, 'working-day'),
        otherPeriod: otherPeriod(write),
      }),
    ),
    ...when(terms.style !== 'client', () => [
      paragraph(
        'standstill',
        say(words.standstill[hasPrice(terms) ? 'invoiced' : 'otherwise'], {
          days: format.count(STANDSTILL_DAYS, 'calendar-day'),
        }),
      ),
    ]),
  ];
});

/** Revisions and acceptance have a period of their own. */
function otherPeriod({ words, say, ref, has }: Write): Inline[] {
  if (has('acceptance')) {
    return say(words.acceptancePeriod, {
      reviewed: has('revisions') ? words.reviewed.withRevisions : words.reviewed.otherwise,
      review: ref('acceptance.review'),
    });
  }
  return has('revisions') ? say(words.revisionsPeriod, { window: ref('revisions.window') }) : [];
}
