import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => [
  ...when(terms.style === 'freelancer' && terms.portfolio !== 'forbidden', () => [
    paragraph(
      'reference',
      say(words.reference, { published: terms.portfolio === 'after-publication' ? words.published : '' }),
    ),
  ]),
  paragraph(
    'consent',
    say(words.consent, {
      subject:
        terms.style === 'freelancer' && terms.portfolio !== 'forbidden'
          ? words.subject.other
          : words.subject.any,
    }),
  ),
  paragraph(
    'withdrawal',
    say(words.withdrawal, { unlessHarm: terms.style === 'client' ? words.unlessHarm : '' }),
  ),
  ...when(has('credit-portfolio'), () => [
    paragraph('portfolio', say(words.portfolio, { portfolio: ref('credit-portfolio.portfolio') })),
  ]),
]);
