import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => [
  paragraph('premises', say(words.premises)),
  paragraph('systems', say(words.systems)),
  paragraph('accounts', say(words.accounts)),
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
    paragraph(
      'operation',
      say(words.operation, {
        maintenance:
          terms.length === 'full'
            ? ''
            : say(words.maintenance, {
                defects:
                  terms.warrantyDays > 0 && has('provider-warranties')
                    ? say(words.defects, { defects: ref('provider-warranties.defects') })
                    : '',
              }),
      }),
    ),
  ]),
]);
