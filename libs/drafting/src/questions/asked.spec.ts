import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { neutralAnswers } from '../../test/answers.js';
import { RUNS, fc } from '../../test/fast-check.js';
import { isAsked } from './asked.js';
import { ANSWER_KEYS, type AnswerValue, type Answers } from '../terms/answers.js';

const text = (answers: Answers): string =>
  (['en', 'lt'] as const).map((language) => documentText(draft(answers, language))).join('\n');

/** Two answers to a question that some contracts have no place for. */
const ANSWERS: Readonly<Record<string, readonly [AnswerValue, AnswerValue]>> = {
  provider_status: ['author', 'business_certificate'],
  special_data: [['health'], ['union']],
  hours_cap: ['17', '43'],
  deposit_percent: ['10', '65'],
  kill_fee_percent: ['10', '65'],
  expense_cap: ['310', '777'],
};

describe(isAsked.name, () => {
  it.each(Object.entries(ANSWERS))(
    '%s is asked exactly when the contract says something else for another answer',
    (key, [one, other]) => {
      fc.assert(
        fc.property(neutralAnswers, (answers) => {
          const differs = text({ ...answers, [key]: one }) !== text({ ...answers, [key]: other });
          expect(isAsked(key, { ...answers, [key]: one })).toBe(differs);
        }),
        RUNS,
      );
    },
  );

  it('asks every other question of everybody, and what an administrator added', () => {
    const always = ANSWER_KEYS.filter((key) => !(key in ANSWERS));
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        for (const key of [...always, 'house_rules', 'constructor']) expect(isAsked(key, answers)).toBe(true);
      }),
      RUNS,
    );
  });
});
