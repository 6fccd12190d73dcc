import type { Writer, Written } from '../../clause.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Terms } from '../../terms.js';
import { freelancerActs, type FreelancerAct } from './freelancer-acts.js';

const NAMES: Readonly<Record<FreelancerAct, string>> = {
  'us-ny': 'the Freelance Isn’t Free Act of the State of New York',
  'us-il': 'the Freelance Worker Protection Act of the State of Illinois',
  'us-ca': 'the Freelance Worker Protection Act of the State of California',
};

export const en = (terms: Terms, { text, paragraph, format }: Writer): readonly Written[] => {
  const acts = freelancerActs(terms);
  return [
    paragraph(
      'law',
      text`This Agreement, and every duty that arises in connection with it, is governed by ${format.law(terms.governingLaw)}${
        legalSystem(terms.governingLaw) === 'american'
          ? ', without regard to rules that would lead to another law'
          : ''
      }.`,
    ),
    ...(acts.length === 0
      ? []
      : [
          paragraph(
            'freelancer-acts',
            text`Nothing in this Agreement takes away rights that the Provider has under ${format.list(acts.map((act) => NAMES[act]))}, where it applies.`,
          ),
        ]),
  ];
};
