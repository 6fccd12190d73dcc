import { freelancerAct } from '../../terms/freelancer-acts.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { language, words, say, paragraph, format }) => {
  const act = freelancerAct(terms);
  return [
    paragraph(
      'law',
      say(words.law, {
        law: format.law(terms.governingLaw),
        conflictRules: legalSystem(terms.governingLaw) === 'american' ? words.conflictRules : '',
      }),
    ),
    ...when(act !== undefined, () => [
      paragraph('freelancer-act', say(words.freelancerAct, { act: act?.name[language] ?? '' })),
    ]),
  ];
});
