import { when, type ClauseText } from '../../writing.js';

/** Days after delivery in which included rounds can be used. */
const WINDOW_DAYS = 14;

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  return [
    ...when(terms.workType === 'design', () => [
      paragraph(
        'concept',
        text`Where the Provider presents several concepts, the Client chooses one of them in writing. Revisions then relate to the chosen concept; the others are not part of the Deliverables.`,
      ),
    ]),
    paragraph(
      'rounds',
      text`The Fees include ${format.countOf(terms.revisionRounds ?? 0, 'revision-round')} for each Deliverable. A round consists of one complete written list of comments by the Client and the revised version by the Provider.`,
    ),
    paragraph(
      'window',
      text`The Client sends its comments within ${format.count(WINDOW_DAYS, 'calendar-day')} after it receives the version concerned${write.has('acceptance') ? ' and before the Deliverable is accepted' : ''}. Rounds not used by then lapse.`,
    ),
    paragraph(
      'limit',
      text`A revision refines the Deliverable within the agreed description. A new direction, and a change of what the Client has already approved, is additional work under clause ${write.ref('change-control')}.`,
    ),
    paragraph(
      'mistakes',
      text`The correction of the Provider’s own mistakes is free of charge and does not count as a round.`,
    ),
    paragraph(
      'extra',
      text`Every further round is additional work and is paid at the rate in clause ${write.ref('change-control.rate')}.`,
    ),
  ];
};
