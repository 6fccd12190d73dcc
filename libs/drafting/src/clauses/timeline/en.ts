import type { Writer } from '../../clause.js';
import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const DELAY: Readonly<Record<Style, string>> = {
  balanced:
    'If the Client is late with something that the Provider needs, the dates move by the length of the delay.',
  freelancer:
    'If the Client is late with something that the Provider needs, every later date moves by at least one day for each day of delay, and further if the Provider is already committed to other work on the new dates.',
  client:
    'If the Client is late with something that the Provider needs, the dates move by the time that the delay reasonably requires, provided that the Provider told the Client promptly in writing of the delay and its effect.',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { startDate, milestones } = terms;
  const start = startDate === undefined ? write.blank('terms.startDate') : format.date(startDate);
  return [
    paragraph('start', text`The Provider will start the Services on ${start}.`),
    paragraph('deadline', deadline(terms, write)),
    ...when(milestones.length > 0, () => [
      paragraph('stages', text`The Services are divided into these milestones:`),
      write.table(
        'milestones',
        ['No.', 'Milestone', 'Date'],
        milestones.map(({ name, date }, at) => [
          text`${at + 1}`,
          text`${name}`,
          text`${date === undefined ? 'by the final deadline' : format.date(date)}`,
        ]),
      ),
    ]),
    ...when(milestones.length > 0 && terms.payment.structure === 'milestones', () => [
      paragraph(
        'belongs',
        text`A Deliverable belongs to the milestone that names it, and otherwise to the milestone with which it is handed over.`,
      ),
    ]),
    ...when(terms.style === 'client', () => [
      paragraph(
        'essence',
        text`Time is of the essence: ${isOngoing(terms) ? 'agreed dates are' : 'the dates in this Agreement are'} an essential term.`,
      ),
    ]),
    paragraph('delay', text`${DELAY[terms.style]}`),
    paragraph(
      'warning',
      text`A Party that expects to miss a date tells the other at once, with the reason and a new date. This does not excuse the delay.`,
    ),
  ];
};

function deadline(terms: Terms, { text, blank, format }: Writer): Inline[] {
  const tasks = 'The Parties agree in writing on the date of each task when the Client orders it.';
  if (isOngoing(terms)) return text`The Services are performed continuously. ${tasks}`;
  const date = terms.deadline === undefined ? blank('terms.deadline') : format.date(terms.deadline);
  return isContinuous(terms)
    ? text`The Services are performed continuously until ${date} (the final deadline). ${tasks}`
    : text`The Provider will complete the Services by ${date} (the final deadline).`;
}
