import { waitsForAcceptance } from '../invoicing/moment.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { FIX_DAYS, LONGEST_PROCEDURE_DAYS } from './periods.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const review = format.count(terms.acceptanceDays, 'working-day');
  const longest = format.count(LONGEST_PROCEDURE_DAYS, 'calendar-day');
  const { style } = terms;
  const hasWarranty = terms.warrantyDays > 0;
  return [
    paragraph('criteria', say(words.criteria)),
    ...when(terms.workType === 'web_development', () => [paragraph('testing', say(words.testing))]),
    paragraph('review', say(words.review, { review, restart: has('revisions') ? words.restart : '' })),
    paragraph(
      'correction',
      say(words.correction, {
        days: format.count(FIX_DAYS, 'working-day'),
        review,
        repetition: style === 'client' ? words.repetition.client : words.repetition.otherwise,
      }),
    ),
    ...(style === 'client'
      ? [
          paragraph('sign-off', say(words.signOff)),
          paragraph(
            'payment',
            waitsForAcceptance(terms)
              ? say(words.payment, { longest, warranty: hasWarranty ? words.warranty.waiting : '' })
              : say(words.paymentApart, {
                  warranty: hasWarranty ? say(words.warranty.apart, { longest }) : '',
                }),
          ),
        ]
      : [
          paragraph('longest', say(words.longest, { longest })),
          paragraph(
            'deemed',
            say(words.deemed, {
              review: ref('acceptance.review'),
              correction: ref('acceptance.correction'),
              longest: ref('acceptance.longest'),
              earlierByUse: words.earlierByUse[style],
            }),
          ),
        ]),
  ];
});
