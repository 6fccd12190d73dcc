import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  law: `Sutarčiai ir visoms dėl jos atsirandančioms prievolėms taikoma {law}{conflictRules}.`,
  conflictRules: `, netaikant kolizinių normų, kurios nukreiptų į kitą teisę`,
  freelancerAct: `Jokia Sutarties nuostata neatima teisių, kurias Paslaugų teikėjui suteikia {act}, kai jis taikytinas.`,
} as const satisfies Wording<typeof en>;
