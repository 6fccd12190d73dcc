import { waitsForAcceptance } from '../clauses/invoicing/moment.js';
import { FIX_DAYS, LONGEST_PROCEDURE_DAYS } from '../clauses/acceptance/periods.js';
import { WINDOW_DAYS } from '../clauses/revisions/window.js';
import { worded } from '../writing/blocks.js';
import type { ShortClauses } from './short-clauses.js';
import { en } from './work-en.js';
import { lt } from './work-lt.js';

/** How often the client may ask for changes, and how what is delivered comes to be accepted. */
export const acceptance: ShortClauses = {
  revisions: worded(
    { en, lt },
    ({ revisionRounds, payment }, { words, say, paragraph, format, ref, has }) => [
      paragraph(
        'rounds',
        say(words.rounds, {
          rounds: format.countOf(revisionRounds ?? 0, 'revision-round'),
          byTime: payment.structure === 'hourly' ? words.byTime : '',
          window: has('acceptance')
            ? say(words.window.withAcceptance, { review: ref('acceptance.review') })
            : say(words.window.otherwise, { days: format.count(WINDOW_DAYS, 'calendar-day') }),
        }),
      ),
    ],
  ),

  acceptance: worded({ en, lt }, (terms, { words, say, paragraph, format, has }) => {
    const { style } = terms;
    const reportsDefects = terms.warrantyDays > 0;
    const longest = format.count(LONGEST_PROCEDURE_DAYS, 'calendar-day');
    return [
      paragraph(
        'review',
        say(words.review, {
          review: format.count(terms.acceptanceDays, 'working-day'),
          noReason: words.noReason[terms.workType === 'web_development' ? 'web' : 'otherwise'],
          days: format.count(FIX_DAYS, 'working-day'),
          longest: style === 'client' ? '' : say(words.longest, { longest }),
        }),
      ),
      ...(style === 'client'
        ? [
            paragraph('sign-off', say(words.signOff)),
            paragraph(
              'payment',
              waitsForAcceptance(terms)
                ? say(words.payment.waiting, {
                    longest,
                    defects: reportsDefects ? words.payment.defects.waiting : '',
                  })
                : say(words.payment.apart, {
                    defects: reportsDefects ? say(words.payment.defects.apart, { longest }) : '',
                  }),
            ),
          ]
        : [
            paragraph(
              'deemed',
              say(words.deemed, {
                rounds: has('revisions') ? words.orComments : '',
                earlierByUse: words.earlierByUse[style],
              }),
            ),
          ]),
    ];
  }),
};
