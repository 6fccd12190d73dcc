import type { WordedWriter } from '../../writing/clause.js';
import { isContinuous, isOngoing } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph } = write;
  return [
    paragraph('start', say(words.start)),
    paragraph('duration', text`${duration(terms, write)}${endsOnDate(terms) ? words.notRenewed : ''}`),
  ];
});

/** A project ends by itself when it is done; only what runs to a date could run on. */
const endsOnDate = (terms: Terms): boolean => isContinuous(terms) && terms.deadline !== undefined;

function duration(terms: Terms, { words, say, format }: Write): Inline[] {
  if (isOngoing(terms)) {
    return say(words.indefinite);
  }
  return isContinuous(terms) && terms.deadline !== undefined
    ? say(words.untilDate, { date: format.date(terms.deadline) })
    : say(words.untilPerformed);
}
