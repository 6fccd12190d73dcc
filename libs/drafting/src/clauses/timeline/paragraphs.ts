import type { WordedWriter } from '../../writing/clause.js';
import { isContinuous, isOngoing } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, table, format, blank, ref } = write;
  const { startDate, milestones } = terms;
  const start = startDate === undefined ? blank('terms.startDate') : format.date(startDate);
  return [
    paragraph('start', say(words.start, { start })),
    paragraph('deadline', deadline(terms, write)),
    ...when(milestones.length > 0, () => [
      paragraph('stages', say(words.stages)),
      table(
        'milestones',
        [words.number, words.milestone, words.date],
        milestones.map(({ name, date }, at) => [
          text`${at + 1}`,
          text`${name}`,
          text`${date === undefined ? words.byDeadline : format.date(date)}`,
        ]),
      ),
    ]),
    ...when(milestones.length > 0 && terms.payment.structure === 'milestones', () => [
      paragraph('belongs', say(words.belongs)),
    ]),
    ...when(terms.style === 'client', () => [
      paragraph(
        'essence',
        say(words.essence, {
          agreedDates: isOngoing(terms) ? words.agreedDates.ongoing : words.agreedDates.otherwise,
          missed: ref('termination-breach.missed-date'),
        }),
      ),
    ]),
    paragraph('delay', say(words.delayByStyle[terms.style])),
    paragraph('warning', say(words.warning)),
  ];
});

function deadline(terms: Terms, { words, say, format, blank }: Write): Inline[] {
  const tasks = words.tasks;
  if (isOngoing(terms)) return say(words.ongoing, { tasks });
  const date = terms.deadline === undefined ? blank('terms.deadline') : format.date(terms.deadline);
  return isContinuous(terms) ? say(words.untilDate, { date, tasks }) : say(words.complete, { date });
}
