import { hasPrice } from '../../terms/engagement.js';
import { mostLiable } from '../liability-cap/cap.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const most = mostLiable(terms);
  const minimum =
    most !== undefined
      ? say(words.minimum.sum, { amount: format.money(most, terms.payment.currency) })
      : has('liability-cap') && terms.liabilityCap !== 'uncapped'
        ? say(words.minimum.cap, { liabilityCap: ref('liability-cap') })
        : say(words.minimum.fees, {
            base: hasPrice(terms)
              ? words.base.hasPrice
              : say(words.base.fees, { months: format.count(12, 'month') }),
          });

  return [
    paragraph('cover', say(words.cover[terms.style], { months: format.count(12, 'month'), minimum })),
    ...when(terms.style !== 'freelancer', () => [paragraph('proof', say(words.proof))]),
    paragraph('price', say(words.price)),
  ];
});
