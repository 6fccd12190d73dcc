import { saveRequest } from './save-request.js';
import { shownAnswer } from './shown-answer.js';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';

const contractId = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';
const work = aField({
  id: 11,
  key: 'freelance_type',
  label: 'Darbo pobūdis',
  type: 'select',
  options: [anOption({ id: 21, value: 'design', label: 'Dizainas' })],
});
const extras = aField({
  id: 12,
  key: 'optional_clauses',
  label: 'Extras',
  type: 'checkbox',
  options: [
    anOption({ id: 31, value: 'audit', label: 'Audit' }),
    anOption({ id: 32, value: 'insurance', label: 'Insurance' }),
  ],
});
const agreed = aField({ id: 13, key: 'personal_data', label: 'Data', type: 'checkbox' });
const steps = [aStep({ fields: [work, extras, agreed] })];
const request = (key: string, answers: Record<string, string | boolean | string[]>) =>
  saveRequest({ contractId, steps, answers, key, sequence: 5, language: 'lt' });

describe(saveRequest.name, () => {
  it('R-API-13 sends the field label and the option label, with the ids beside them', () => {
    expect(request('freelance_type', { freelance_type: 'design' })).toEqual({
      contractId,
      stepKey: 'contract_overview',
      fieldKey: 'Darbo pobūdis',
      value: 'Dizainas',
      fieldId: 11,
      key: 'freelance_type',
      optionId: 21,
      sequence: 5,
      language: 'lt',
    });
  });

  it('T-31 sends several choices as a list of labels and a single box as yes or no', () => {
    expect(request('optional_clauses', { optional_clauses: ['insurance'] })).toMatchObject({
      value: ['Insurance'],
      optionId: [32],
    });
    expect(request('personal_data', { personal_data: true })).toMatchObject({ value: true });
  });

  it('R-WIZ-16 sends the free text of "Other" under the companion key', () => {
    expect(request('freelance_type', { freelance_type: 'other' })).toMatchObject({ value: 'other' });
    const companion = request('freelance_type_other', { freelance_type_other: 'Vertimas' });
    expect(companion).toMatchObject({ key: 'freelance_type_other', value: 'Vertimas' });
    expect(companion).not.toHaveProperty('fieldId');
  });

  it('has nothing to send for a key that no field has', () => {
    expect(request('gone', { gone: 'x' })).toBeUndefined();
  });
});

describe(shownAnswer.name, () => {
  it('R-SUM-02 shows labels for choices, the own words for "Other", and nothing for blanks', () => {
    expect(shownAnswer(work, { freelance_type: 'design' })).toBe('Dizainas');
    expect(shownAnswer(work, { freelance_type: 'other', freelance_type_other: 'Vertimas' })).toBe('Vertimas');
    expect(shownAnswer(extras, { optional_clauses: ['audit', 'insurance'] })).toBe('Audit, Insurance');
    expect(shownAnswer(agreed, { personal_data: true })).toBe(true);
    expect(shownAnswer(work, {})).toBeUndefined();
  });
});
