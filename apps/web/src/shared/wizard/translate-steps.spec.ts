import { readTranslations, translateSteps } from './translate-steps.js';
import { aField, anOption, aStep } from '../testing/wizard-fields.js';

const steps = [
  aStep({
    id: 1,
    title: 'Overview',
    fields: [
      aField({
        id: 2,
        label: 'Scope',
        placeholder: 'Describe',
        options: [anOption({ id: 3, label: 'Design' })],
      }),
    ],
  }),
];

describe(translateSteps.name, () => {
  it('R-I18N-05 understands both styles of names and T-30 keeps English text by text', () => {
    const translated = translateSteps(
      steps,
      readTranslations([
        {
          id: 1,
          entityType: 'wizard_steps',
          entityId: 1,
          fieldName: 'title',
          language: 'lt',
          value: 'Apžvalga',
        },
        {
          id: 2,
          entity_type: 'field_options',
          entity_id: '3',
          field_name: 'label',
          language: 'lt',
          value: 'Dizainas',
        },
        { id: 3, entityType: 'wizard_fields', entityId: 2, fieldName: 'label', language: 'lt', value: ' ' },
        { nonsense: true },
      ]),
    );
    expect(translated[0]?.title).toBe('Apžvalga');
    expect(translated[0]?.fields[0]?.options[0]?.label).toBe('Dizainas');
    expect(translated[0]?.fields[0]).toMatchObject({ label: 'Scope', placeholder: 'Describe' });
  });

  it('changes nothing without translations', () => {
    expect(translateSteps(steps, [])).toEqual(steps);
  });
});
