import { defaultSteps } from '../answers/default-steps.js';
import { answersChanged } from './answers-changed.js';

const questions = (language: 'en' | 'lt') => defaultSteps(language).flatMap(({ fields }) => fields);

describe(answersChanged.name, () => {
  it.each([
    ['en', 'City of the court', 'Vilnius'],
    ['lt', 'Teismo miestas', 'Vilnius'],
  ] as const)('names an answer by its question (%s)', (language, label, value) => {
    expect(answersChanged({ court_city: 'Vilnius' }, {}, questions(language))).toEqual([
      { key: 'court_city', label, value },
    ]);
  });

  it('names a choice by its option, several by all of them, and leaves a yes or no to the page', () => {
    const [structure, clauses, personal, unknown] = answersChanged(
      { payment_structure: 'fixed', optional_clauses: ['audit', 'publicity'], personal_data: true, own: 'x' },
      { payment_structure: 'hourly', optional_clauses: [], personal_data: false },
      questions('en'),
    );
    expect(structure?.value).not.toBe('fixed');
    expect(structure?.before).toMatch(/hour/i);
    expect([clauses, personal].map((shown) => shown?.before)).toEqual([undefined, undefined]);
    expect(clauses?.value).toMatch(/, /);
    expect(personal?.value).toBe(true);
    expect(unknown).toEqual({ key: 'own', label: 'own', value: 'x' });
  });

  it('tells the words beside “Other” that give way', () => {
    const answers = { late_interest: 'other', late_interest_other: '1% a day' };
    expect(answersChanged({ late_interest: 'statutory' }, answers, questions('en'))).toMatchObject([
      { before: '1% a day' },
    ]);
  });
});
