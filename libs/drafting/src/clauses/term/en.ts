import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'start',
      text`This Agreement takes effect when both Parties have signed it. It also covers Services that the Provider performed before, in preparation of this Agreement and at the Client’s request.`,
    ),
    paragraph(
      'duration',
      text`${duration(terms, write)}${endsOnDate(terms) ? ' It is not renewed automatically; the Parties may extend it in writing.' : ''}`,
    ),
  ];
};

/** A project ends by itself when it is done; only what runs to a date could run on. */
const endsOnDate = (terms: Terms): boolean => isContinuous(terms) && terms.deadline !== undefined;

function duration(terms: Terms, { text, format }: Writer): Inline[] {
  if (isOngoing(terms)) {
    return text`This Agreement is made for an indefinite time. It ends when a Party ends it as this Agreement allows.`;
  }
  return isContinuous(terms) && terms.deadline !== undefined
    ? text`This Agreement lasts until the end of ${format.date(terms.deadline)}, unless a Party ends it earlier as this Agreement allows.`
    : text`This Agreement lasts until both Parties have performed their obligations, unless a Party ends it earlier as this Agreement allows.`;
}
