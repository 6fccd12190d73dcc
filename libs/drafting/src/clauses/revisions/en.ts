import { when, type ClauseText } from '../../writing.js';

/** Calendar days in which a version is commented on where no period of acceptance says so. */
const WINDOW_DAYS = 14;

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  return [
    ...when(terms.workType === 'design', () => [
      paragraph(
        'concept',
        text`Where the Provider presents several concepts, the Client chooses one in writing. Revisions relate to that one; the others are not part of the Deliverables.`,
      ),
    ]),
    paragraph(
      'rounds',
      text`The Fees include ${format.countOf(terms.revisionRounds ?? 0, 'revision-round')} for each Deliverable. A round consists of one complete written list of the Client’s comments and the revised version by the Provider.`,
    ),
    paragraph(
      'window',
      has('acceptance')
        ? text`The Client sends its comments within the period in clause ${ref('acceptance.review')}. Rounds not used before the Deliverable is accepted lapse.`
        : text`The Client sends its comments within ${format.count(WINDOW_DAYS, 'calendar-day')} after it receives the version concerned. Rounds not used by then lapse.`,
    ),
    paragraph(
      'limit',
      text`A revision refines the Deliverable within the agreed description. A new direction, a change of what the Client has approved, and every further round are additional work, paid as clause ${ref('change-control.rate')} says. The Provider’s own mistakes are corrected free of charge and do not count as a round.`,
    ),
  ];
};
