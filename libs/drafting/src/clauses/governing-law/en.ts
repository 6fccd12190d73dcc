import { freelancerAct } from '../../freelancer-acts.js';
import { legalSystem } from '../../jurisdiction.js';
import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph, format }) => {
  const act = freelancerAct(terms);
  return [
    paragraph(
      'law',
      text`This Agreement, and every duty that arises in connection with it, is governed by ${format.law(terms.governingLaw)}${
        legalSystem(terms.governingLaw) === 'american'
          ? ', without regard to rules that would lead to another law'
          : ''
      }.`,
    ),
    ...when(act !== undefined, () => [
      paragraph(
        'freelancer-act',
        text`Nothing in this Agreement takes away rights that the Provider has under the ${act?.name.en ?? ''}, where it applies.`,
      ),
    ]),
  ];
};
