import { legalSystem } from '../../terms/jurisdiction.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph }) => [
  paragraph(
    'whole',
    say(words.whole, { fraud: legalSystem(terms.governingLaw) === 'english' ? words.fraud : '' }),
  ),
  paragraph('precedence', say(words.precedence)),
]);
