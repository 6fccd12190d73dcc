import { defaultWizard } from '@pactwright/drafting';
import { translationsOf } from './seed.js';

describe(translationsOf.name, () => {
  const translations = translationsOf(defaultWizard());

  it('R-ENT-05 gives every title, label, placeholder and description of the wizard in Lithuanian', () => {
    const fields = defaultWizard().flatMap((step) => step.fields);
    const options = fields.flatMap((field) => field.options);
    const count = (entityType: string, fieldName: string): number =>
      translations.filter((each) => each.entityType === entityType && each.fieldName === fieldName).length;
    expect(count('wizard_steps', 'title')).toBe(defaultWizard().length);
    expect(count('wizard_steps', 'description')).toBe(defaultWizard().length);
    expect(count('wizard_fields', 'label')).toBe(fields.length);
    expect(count('wizard_fields', 'placeholder')).toBe(fields.filter((field) => field.placeholder).length);
    expect(count('field_options', 'label')).toBe(options.length);
    expect(count('field_options', 'description')).toBe(options.filter((each) => each.description).length);
  });

  it('translates into other languages than the original, nothing twice and nothing empty', () => {
    expect(new Set(translations.map((each) => each.language))).toEqual(new Set(['lt']));
    const slots = translations.map((each) => `${each.entityType}/${each.entityId}/${each.fieldName}`);
    expect(new Set(slots).size).toBe(slots.length);
    expect(translations.filter((each) => each.value.trim() === '')).toEqual([]);
  });
});
