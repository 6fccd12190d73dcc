import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { shownChanges } from './shown-changes.js';

const questions = (language: 'en' | 'lt') => defaultSteps(language).flatMap(({ fields }) => fields);

describe(shownChanges.name, () => {
  it.each([
    ['en', 'City of the court', 'Vilnius'],
    ['lt', 'Teismo miestas', 'Vilnius'],
  ] as const)('names an answer by its question (%s)', (language, label, value) => {
    expect(shownChanges({ court_city: 'Vilnius' }, questions(language))).toEqual([
      { key: 'court_city', label, value },
    ]);
  });

  it('names a choice by its option, several by all of them, and leaves a yes or no to the page', () => {
    const [structure, clauses, personal, unknown] = shownChanges(
      { payment_structure: 'fixed', optional_clauses: ['audit', 'publicity'], personal_data: true, own: 'x' },
      questions('en'),
    );
    expect(structure?.value).not.toBe('fixed');
    expect(clauses?.value).toMatch(/, /);
    expect(personal?.value).toBe(true);
    expect(unknown).toEqual({ key: 'own', label: 'own', value: 'x' });
  });
});
