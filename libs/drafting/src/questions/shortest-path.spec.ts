import { answersInForce, askedWhen, isAskedBy } from './conditions.js';
import { hasPlace } from './asked.js';
import { defaultAnswers, defaultWizard } from './index.js';
import type { Answers } from '../terms/answers.js';

const MOST = 16;
const fields = defaultWizard().flatMap((step) => step.fields);
const rules = askedWhen(fields);
const values = (key: string): string[] =>
  fields.find((field) => field.key === key)?.options.map(({ value }) => value) ?? [];

/** The questions that somebody with these answers meets without opening "More terms". */
const askedOutright = (answers: Answers): string[] =>
  fields
    .filter(({ key, topic }) => topic === null && isAskedBy(rules, key, answers))
    .filter(({ key }) => hasPlace(key, answersInForce(answers, rules)))
    .map(({ key }) => key);

const paths = values('freelance_type').flatMap((freelance_type) =>
  values('payment_structure').map((payment_structure) => {
    const answers = { ...defaultAnswers(), freelance_type, payment_structure };
    return { freelance_type, payment_structure, count: askedOutright(answers).length };
  }),
);

describe('the questions that are asked outright', () => {
  it.each(paths)('are $count for $freelance_type, $payment_structure', ({ count }) => {
    expect(count).toBeLessThanOrEqual(MOST);
  });

  it('hold every question that has to be answered', () => {
    const required = fields.filter(({ isRequired }) => isRequired).map(({ key }) => key);
    expect(askedOutright(defaultAnswers())).toEqual(expect.arrayContaining(required));
  });

  it('leave out only what has a default or may be left empty', () => {
    for (const { key, topic, type, options, isRequired } of fields) {
      if (topic === null) continue;
      const isChoice = type === 'select' || type === 'radio';
      expect([key, isRequired || (isChoice && !options.some(({ isDefault }) => isDefault))]).toEqual([
        key,
        false,
      ]);
    }
  });
});
