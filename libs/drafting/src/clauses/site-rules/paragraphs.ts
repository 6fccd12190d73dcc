import { isOngoing } from '../../terms/engagement.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

/** The expenses of such work say of the same things who orders and pays them. */
const orderedByClient = ({ length, workType, expenses }: Terms): boolean =>
  length === 'full' && workType === 'web_development' && expenses !== 'included';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => [
  paragraph('premises', say(words.premises)),
  paragraph('systems', say(words.systems)),
  ...when(!orderedByClient(terms), () => [paragraph('accounts', say(words.accounts))]),
  /* In the full form the scope of web work says both, and what is kept up is not launched. */
  ...when(terms.workType === 'design' || isShortWeb(terms), () => [
    paragraph('accessibility', say(words.accessibility)),
  ]),
  ...when(isShortWeb(terms) && !isOngoing(terms), () => [
    paragraph(
      'operation',
      say(words.operation, {
        defects:
          terms.warrantyDays > 0 && has('provider-warranties')
            ? say(words.defects, { defects: ref('provider-warranties.defects') })
            : '',
      }),
    ),
  ]),
]);

const isShortWeb = ({ length, workType }: Terms): boolean =>
  length === 'short' && workType === 'web_development';
