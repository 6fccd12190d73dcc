import type { Style } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const FIX_DAYS = 10;
const REMINDER_DAYS = 5;
/** Directive 2011/7/EU, article 3(4): an acceptance procedure normally takes at most thirty days. */
const LONGEST_PROCEDURE_DAYS = 30;

const EARLIER_BY_USE: Readonly<Record<Exclude<Style, 'client'>, string>> = {
  balanced: '',
  freelancer: ', or earlier when the Client publishes it, puts it into use or hands it on',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const review = format.count(terms.acceptanceDays, 'working-day');
  const longest = format.count(LONGEST_PROCEDURE_DAYS, 'calendar-day');
  const { style } = terms;
  return [
    paragraph(
      'criteria',
      text`A Deliverable is to be accepted if it matches its description in this Agreement and the changes agreed in writing. Personal taste alone is not a reason to refuse it.`,
    ),
    ...when(terms.workType === 'web_development', () => [
      paragraph(
        'testing',
        text`Software and websites are tested on a test system before launch. Only a defect that prevents or seriously hinders an agreed function is a reason to refuse them; other defects are corrected after acceptance.`,
      ),
    ]),
    paragraph(
      'review',
      text`Within ${review} after delivery the Client either accepts the Deliverable in writing or sends a written list that says where it departs from its description.${write.has('revisions') ? ' If in this time it sends comments for an included round of revisions, the period starts again with the revised version.' : ''}`,
    ),
    paragraph(
      'correction',
      text`The Provider corrects justified items of the list at its own cost within ${format.count(FIX_DAYS, 'working-day')}, or the longer time that this reasonably needs. The Client then reviews the corrections within ${review}${style === 'client' ? ', and may repeat this until the Deliverable matches its description' : '; it may not add items that it could have named before'}.`,
    ),
    ...(style === 'client'
      ? [
          paragraph(
            'sign-off',
            text`Only the Client’s written sign-off is acceptance; silence or use is not. If the Client does not answer in time, the Provider may send a reminder, which the Client answers within ${format.count(REMINDER_DAYS, 'working-day')}.`,
          ),
          paragraph(
            'payment',
            text`A missing sign-off does not hold back payment without end. All of the Client’s periods for a Deliverable, with rounds of revisions, repeated reviews and reminders, hold it back for no more than ${longest} after delivery in total; the days in which the Provider revises or corrects the Deliverable are not counted. After that the Provider may invoice as if it had been accepted, unless it has still to correct justified items of a list.`,
          ),
        ]
      : [
          paragraph(
            'longest',
            text`However many rounds of revisions and corrections there are, the Client’s periods for a Deliverable last no longer than ${longest} in total; the days in which the Provider revises or corrects it are not counted.`,
          ),
          paragraph(
            'deemed',
            text`A Deliverable is deemed accepted when the Client’s period in clause ${write.ref('acceptance.review')}, ${write.ref('acceptance.correction')} or ${write.ref('acceptance.longest')} ends and the Client has given no reason to refuse it${EARLIER_BY_USE[style]}.`,
          ),
        ]),
  ];
};
