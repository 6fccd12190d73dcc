import type { Side } from '../../terms/terms.js';
import type { Inline } from '../../model/document.js';
import { worded } from '../../writing/blocks.js';
import { CONDITIONS } from './condition.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => {
  const condition = (side: Side): Inline[] =>
    say(words.condition[CONDITIONS[terms.style][side]], {
      party: words.party[side],
      matter: words.matter[side],
    });

  return [
    paragraph('provider', say(words.provider, { condition: condition('provider') })),
    paragraph('client', say(words.client, { condition: condition('client') })),
    paragraph(
      'exclusions',
      say(words.exclusions, {
        /* In the other styles the provider answers for what it knew or is at fault for alone. */
        aiParts:
          terms.style === 'client' && has('ai-tools') && terms.aiUse !== 'forbidden'
            ? say(words.aiParts, { aiTools: ref('ai-tools') })
            : '',
      }),
    ),
    paragraph('procedure', say(words.procedure)),
  ];
});
