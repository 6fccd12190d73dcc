import { aCatalogue } from '../testing/a-catalogue.js';
import { resolveAnswer } from './resolve-answer.js';
import { summarise } from './summary.js';

const catalogue = aCatalogue();
const resolved = (key: string, value: string) =>
  resolveAnswer(catalogue, { stepKey: 'contract_overview', fieldKey: key, key, value });

describe('second texts', () => {
  it('are stored under the key of what they translate, with their language', () => {
    expect(resolved('scope_of_work@lt', 'Kepyklos logotipas')).toMatchObject({
      kind: 'answer',
      key: 'scope_of_work@lt',
      value: 'Kepyklos logotipas',
      second: 'lt',
    });
    expect(resolved('freelance_type_other@en', 'Beekeeping')).toMatchObject({
      kind: 'answer',
      key: 'freelance_type_other@en',
      isCompanion: true,
      second: 'en',
    });
    expect(resolved('scope_of_work', 'A logo')).toMatchObject({ key: 'scope_of_work', second: undefined });
  });

  it('exist of nothing that is chosen, and in no other language', () => {
    expect(resolved('freelance_type@lt', 'design')).toEqual({ kind: 'extra', reason: 'unknown-field' });
    expect(resolved('scope_of_work@de', 'Ein Logo')).toEqual({ kind: 'extra', reason: 'unknown-field' });
  });

  it('leave a contract listed in the language of the text that prevails', () => {
    const both = { contract_language: 'both', prevailing_language: 'en' };
    expect(summarise(catalogue, both, 'lt').language).toBe('en');
    expect(summarise(catalogue, { contract_language: 'both' }, 'en').language).toBe('lt');
  });
});
