import { draftContract } from '../draft/contract.js';
import { isBilingual } from '../model/bilingual.js';
import { bilingualText } from '../model/bilingual-text.js';
import { documentText } from '../model/document-text.js';
import type { Language } from '../model/document.js';
import { hostileAnswers, neutralAnswers } from '../../test/answers.js';
import { RUNS, fc } from '../../test/fast-check.js';
import { hasPlace } from './asked.js';
import { answersInForce, askedWhen, isAskedBy } from './conditions.js';
import { defaultWizard } from './index.js';
import { ANSWER_KEYS, type AnswerValue, type Answers } from '../terms/answers.js';

const rules = askedWhen(defaultWizard().flatMap(({ fields }) => fields));
const isAsked = (key: string, answers: Answers): boolean =>
  isAskedBy(rules, key, answers) && hasPlace(key, answersInForce(answers, rules));
const textIn = (language: Language, answers: Answers): string => {
  const contract = draftContract({ answers: answersInForce(answers, rules), language });
  return isBilingual(contract) ? bilingualText(contract) : documentText(contract);
};
/** In one of the languages at least: where the first tells, the other is not drafted. */
const saysElse = (one: Answers, other: Answers): boolean =>
  (['en', 'lt'] as const).some((language) => textIn(language, one) !== textIn(language, other));

/** Two answers to a question that is not asked of everybody. */
const ANSWERS: Readonly<Record<string, readonly [AnswerValue, AnswerValue]>> = {
  revision_rounds: ['1', '5'],
  provider_status: ['author', 'business_certificate'],
  special_data: [['health'], ['union']],
  prevailing_language: ['en', 'lt'],
  left_language: ['en', 'lt'],
  hours_cap: ['17', '43'],
  monthly_hours_cap: ['17', '43'],
  monthly_fee_time: ['start', 'end'],
  unit_name: ['word', 'page'],
  unit_cap: ['17', '43'],
  liability_floor: ['700', '3000'],
  licence_uses: [['website'], ['print', 'outdoor']],
  licence_place: ['eu', 'baltic'],
  licence_time: ['2', '5'],
  deposit_percent: ['10', '65'],
  kill_fee_percent: ['10', '65'],
  expense_cap: ['310', '777'],
};

describe('the conditions of the default wizard', () => {
  it('belong to these questions, and the others are asked of everybody', () => {
    const hanging = [
      ...Object.keys(rules),
      ...ANSWER_KEYS.filter((key) => !hasPlace(key, { payment_structure: 'retainer' })),
    ];
    expect([...new Set(hanging)].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });

  it.each(Object.entries(ANSWERS))(
    '%s is asked exactly when the contract says something else for another answer',
    (key, [one, other]) => {
      fc.assert(
        fc.property(neutralAnswers, (answers) => {
          const differs = saysElse({ ...answers, [key]: one }, { ...answers, [key]: other });
          expect(isAsked(key, { ...answers, [key]: one })).toBe(differs);
        }),
        RUNS,
      );
    },
  );

  it('let no answer to a question that is not asked change the contract, and bring it back with its question', () => {
    fc.assert(
      fc.property(neutralAnswers, hostileAnswers, (answers, others) => {
        const inForce = answersInForce(answers, rules);
        const hidden = Object.keys(rules).filter((key) => !isAskedBy(rules, key, answers));
        const changed = { ...answers };
        for (const key of hidden) changed[key] = others[key];
        expect(answersInForce(changed, rules)).toEqual(inForce);
        for (const key of hidden) expect(inForce).not.toHaveProperty(key);
        const shown = answersInForce({ ...answers, payment_structure: 'hourly' }, rules);
        expect(shown['hours_cap']).toEqual(answers['hours_cap']);
      }),
      RUNS,
    );
  });
});
