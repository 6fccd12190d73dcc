import type { WordedWriter, Written } from '../../writing/clause.js';
import { isByAmount, isContinuous, isOngoing, runsOn } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Milestone, Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, blank, ref, has } = write;
  const { startDate, milestones } = terms;
  const start = startDate === undefined ? blank('terms.startDate') : format.date(startDate);
  return [
    paragraph('start', say(words.start, { start })),
    paragraph('deadline', deadline(terms, write)),
    ...when(milestones.length > 0, () => [paragraph('stages', say(words.stages)), stages(terms, write)]),
    ...when(milestones.some(saysWhenAccepted), () => [
      paragraph(
        'accepted',
        has('acceptance')
          ? say(words.accepted.byClause, { acceptance: ref('acceptance') })
          : say(words.accepted.otherwise),
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
    paragraph(
      'delay',
      say(words.delayByStyle[terms.style], {
        dates: words.dates[runsOn(terms) ? 'ofTasks' : 'all'],
        ofTasks: runsOn(terms) ? words.ofTasks : '',
      }),
    ),
    paragraph('warning', say(words.warning)),
  ];
});

const saysWhenAccepted = ({ acceptance }: Milestone): boolean => acceptance !== undefined;

/** The one table of what is done, by when, for how much and when it counts as accepted; the columns that say something. */
function stages(terms: Terms, write: Write): Written {
  const { words, text, table, format } = write;
  const { milestones, payment } = terms;
  const columns: readonly Column[] = [
    { head: words.number, cell: (_, at) => text`${at + 1}` },
    { head: words.milestone, cell: ({ name }) => text`${name}` },
    {
      head: words.date,
      cell: ({ date }) => text`${date === undefined ? words.byDeadline : format.date(date)}`,
    },
    ...(payment.structure === 'milestones'
      ? [{ head: words.amount, cell: (milestone: Milestone) => amountOf(milestone, terms, write) }]
      : []),
    ...(milestones.some(saysWhenAccepted)
      ? [
          {
            head: words.acceptedWhen,
            cell: ({ acceptance = '–' }: Milestone) => text`${acceptance.replace(words.leadingWhen, '')}`,
          },
        ]
      : []),
  ];
  return table(
    'milestones',
    columns.map(({ head }) => head),
    milestones.map((milestone, at) => columns.map(({ cell }) => cell(milestone, at))),
  );
}

interface Column {
  readonly head: string;
  cell(milestone: Milestone, at: number): readonly Inline[];
}

const amountOf = (
  { amount, percent }: Milestone,
  { payment }: Terms,
  { words, say, text, format }: Write,
): readonly Inline[] =>
  amount !== undefined
    ? text`${format.money(amount, payment.currency)}`
    : percent !== undefined
      ? say(words.feesShare, { percent: format.percent(percent) })
      : say(words.asAgreed);

function deadline(terms: Terms, { words, say, format, blank }: Write): Inline[] {
  const tasks = words.tasks;
  if (isOngoing(terms)) {
    return say(isByAmount(terms) ? words.onOrder : words.ongoing, { tasks });
  }
  /* The table of milestones uses the name where one of them has no date of its own. */
  const named = terms.milestones.some((each) => each.date === undefined) ? words.named : '';
  const date = terms.deadline === undefined ? blank('terms.deadline') : format.date(terms.deadline);
  return isContinuous(terms)
    ? say(words.untilDate, { date, named, tasks })
    : say(words.complete, { date, named });
}
