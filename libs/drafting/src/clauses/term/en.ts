import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'start',
      text`This Agreement takes effect when both Parties have signed it. It also covers Services that the Provider performed for the Client before, in preparation of this Agreement and at the Client’s request.`,
    ),
    paragraph('duration', duration(terms, write)),
    ...when(!isOngoing(terms), () => [
      paragraph(
        'renewal',
        text`This Agreement is not renewed automatically. The Parties may extend it in writing.`,
      ),
    ]),
  ];
};

function duration(terms: Terms, { text, ref, format }: Writer): Inline[] {
  if (isOngoing(terms)) {
    return text`This Agreement is made for an indefinite time. It ends when a Party ends it under clause ${ref('termination-convenience')} or ${ref('termination-breach')}.`;
  }
  return isContinuous(terms) && terms.deadline !== undefined
    ? text`This Agreement lasts until the end of ${format.date(terms.deadline)}, unless a Party ends it earlier as this Agreement allows.`
    : text`This Agreement lasts until both Parties have performed their obligations, unless a Party ends it earlier as this Agreement allows.`;
}
