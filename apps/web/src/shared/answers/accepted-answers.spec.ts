import { documentText, draft } from '@pactwright/drafting';
import { acceptedAnswers } from './accepted-answers.js';
import { defaultSteps } from './default-steps.js';
import './loaded-rules.js';

const fields = defaultSteps('en').flatMap((step) => step.fields);

describe(acceptedAnswers.name, () => {
  it('writes no refused answer into the contract that is shown', () => {
    const given = { payment_structure: 'hourly', hours_cap: 'on Fridays', court_city: 'no' };
    expect(documentText(draft(given, 'en'))).toContain('on Fridays');
    const shown = documentText(draft(acceptedAnswers(given, fields), 'en'));
    expect(shown).not.toContain('on Fridays');
    expect(shown).not.toContain('City of the court');
  });

  it('goes on with what stood there before the refused answer, words behind "Other" included', () => {
    const before = { payment_due_days: '14', court_city: 'Kaunas' };
    const given = { payment_due_days: 'other', payment_due_days_other: 'soon', court_city: '?' };
    expect(acceptedAnswers(given, fields, before)).toEqual(before);
  });

  it('leaves answers that nothing is wrong with as they are', () => {
    const given = { court_city: 'Kaunas' };
    expect(acceptedAnswers(given, fields)).toBe(given);
  });
});
