import { profileRequest } from '../identity/accounts.js';
import { translationRequest } from '../i18n/editing.js';
import { fieldRequest, optionRequest } from '../wizard-config/editing.js';
import { storable } from './written-text.js';

const HOSTILE = ' a\u0000b\ud800c\n\t👩‍🚀\u007f ';

describe('written text', () => {
  it('loses what a database cannot store, and nothing else', () => {
    expect(storable(HOSTILE)).toBe(' abc\n\t👩‍🚀 ');
    expect(storable('Ąžuolas – „ū“ مرحبا <b>')).toBe('Ąžuolas – „ū“ مرحبا <b>');
  });

  it('is cleaned in the profile, in the wizard editor and in translations', () => {
    const clean = 'abc\n\t👩‍🚀';
    const names = {
      firstName: HOSTILE,
      lastName: HOSTILE,
      company: HOSTILE,
      country: HOSTILE,
      city: HOSTILE,
    };
    expect(profileRequest.parse({ email: 'ona@example.lt', ...names })).toMatchObject(
      Object.fromEntries(Object.keys(names).map((name) => [name, clean])),
    );
    const texts = { label: HOSTILE, description: HOSTILE };
    expect(fieldRequest.parse({ stepId: 1, ...texts, placeholder: HOSTILE, key: HOSTILE })).toMatchObject({
      ...{ label: clean, description: clean, placeholder: clean, key: clean },
    });
    expect(optionRequest.parse({ fieldId: 1, ...texts, value: HOSTILE })).toMatchObject({
      ...{ label: clean, description: clean, value: clean },
    });
    const place = { entityType: 'wizard_fields', entityId: 1, fieldName: 'label', language: 'lt' };
    expect(translationRequest.parse({ ...place, value: HOSTILE }).value).toBe(clean);
  });

  it('is missing when nothing of it is left', () => {
    expect(fieldRequest.safeParse({ stepId: 1, label: '\u0000 ' }).success).toBe(false);
  });
});
