import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => {
  const used = terms.aiUse !== 'forbidden';
  return [
    paragraph('use', say(words.useKinds[terms.aiUse])),
    ...when(used, () => [
      paragraph(
        'review',
        say(words.review, {
          originality: ref('provider-warranties.originality'),
          disclosure: words.disclosure[terms.style],
        }),
      ),
    ]),
    paragraph(
      'secrets',
      say(words.secrets, {
        secrecy: has('confidentiality') ? words.secrecy.defined : words.secrecy.otherwise,
      }),
    ),
  ];
});
