import { analyzeRequest } from './improving.js';

describe('the form that an analysis is asked for', () => {
  it.each([
    ['nothing', {}],
    [
      'answers under their keys',
      { freelance_type: 'design', freelance_type_other: '', optional_clauses: ['audit'] },
    ],
    [
      'keys that no question has',
      { contract_summary: 'Short', contract_preview: null, old: { nested: [1] } },
    ],
  ])('R-WIZ-12 R-ENT-07 takes any object: %s', (_, formData) => {
    expect(analyzeRequest.parse({ formData })).toEqual({ formData });
  });

  it.each([[null], ['text'], [[1, 2]]])('takes nothing else: %j', (formData) => {
    expect(analyzeRequest.safeParse({ formData }).success).toBe(false);
  });
});
