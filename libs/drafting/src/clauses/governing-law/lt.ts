import { freelancerAct } from '../../freelancer-acts.js';
import { legalSystem } from '../../jurisdiction.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph, format }) => {
  const act = freelancerAct(terms);
  return [
    paragraph(
      'law',
      text`Sutarčiai ir visoms dėl jos atsirandančioms prievolėms taikoma ${format.law(terms.governingLaw)}${
        legalSystem(terms.governingLaw) === 'american'
          ? ', netaikant kolizinių normų, kurios nukreiptų į kitą teisę'
          : ''
      }.`,
    ),
    ...when(act !== undefined, () => [
      paragraph(
        'freelancer-act',
        text`Jokia Sutarties nuostata neatima teisių, kurias Paslaugų teikėjui suteikia JAV teisės aktas ${act?.name.lt ?? ''}, kai jis taikytinas.`,
      ),
    ]),
  ];
};
