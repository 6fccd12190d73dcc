import type { Writer, Written } from '../../clause.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Terms } from '../../terms.js';
import { freelancerActs, type FreelancerAct } from './freelancer-acts.js';

const NAMES: Readonly<Record<FreelancerAct, string>> = {
  'us-ny': 'Niujorko valstijos „Freelance Isn’t Free Act“',
  'us-il': 'Ilinojaus valstijos „Freelance Worker Protection Act“',
  'us-ca': 'Kalifornijos valstijos „Freelance Worker Protection Act“',
};

export const lt = (terms: Terms, { text, paragraph, format }: Writer): readonly Written[] => {
  const acts = freelancerActs(terms);
  return [
    paragraph(
      'law',
      text`Sutarčiai ir visoms dėl jos atsirandančioms prievolėms taikoma ${format.law(terms.governingLaw)}${
        legalSystem(terms.governingLaw) === 'american'
          ? ', netaikant kolizinių normų, kurios nukreiptų į kitą teisę'
          : ''
      }.`,
    ),
    ...(acts.length === 0
      ? []
      : [
          paragraph(
            'freelancer-acts',
            text`Jokia Sutarties nuostata neatima teisių, kurias Paslaugų teikėjui suteikia ${format.list(acts.map((act) => NAMES[act]))}, kai šis aktas taikytinas.`,
          ),
        ]),
  ];
};
