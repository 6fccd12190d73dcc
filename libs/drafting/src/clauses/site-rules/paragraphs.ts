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
  ...when(terms.workType === 'design', () => [
    paragraph(
      'accessibility',
      say(words.accessibility, {
        standard:
          terms.style === 'client'
            ? say(words.standard.client, { wcag: words.wcag })
            : words.standard.otherwise,
      }),
    ),
  ]),
  ...when(terms.workType === 'web_development', () => [
    ...when(terms.style === 'client', () => [
      paragraph('accessibility', say(words.wcagUnlessNamed, { wcag: words.wcag })),
    ]),
    /* In the full form the scope says what is not part of the work after launch. */
    ...when(terms.length === 'short', () => [
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
  ]),
]);
