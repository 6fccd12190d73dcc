import type { FieldOption, Translation, WizardField, WizardStep } from '@pactwright/protocol';
import { Catalogue, type CatalogueContent } from '../catalogue/catalogue.js';

export const anOption = (option: Partial<FieldOption> & Pick<FieldOption, 'id' | 'label'>): FieldOption => ({
  fieldId: 1,
  value: option.label.toLowerCase().replaceAll(' ', '_'),
  description: null,
  order: option.id,
  isDefault: false,
  ...option,
});

export const aField = (
  field: Partial<WizardField> & Pick<WizardField, 'id' | 'key' | 'label'>,
): WizardField => ({
  stepId: 1,
  placeholder: null,
  description: null,
  type: 'text',
  isRequired: false,
  order: field.id,
  ...field,
  options: (field.options ?? []).map((option) => ({ ...option, fieldId: field.id })),
});

export const aStep = (step: Partial<WizardStep> & Pick<WizardStep, 'id' | 'key'>): WizardStep => ({
  title: step.key,
  description: null,
  order: step.id,
  isActive: true,
  ...step,
  fields: (step.fields ?? []).map((field) => ({ ...field, stepId: step.id })),
});

export const aLabel = (
  entityType: Translation['entityType'],
  entityId: number,
  value: string,
): Translation => ({
  id: entityId,
  entityType,
  entityId,
  fieldName: 'label',
  language: 'lt',
  value,
});

/** A small wizard with one field of each kind, translated, with a removed field and a removed option in it. */
export const catalogueContent = (): CatalogueContent => ({
  version: '1',
  steps: [
    aStep({
      id: 1,
      key: 'contract_overview',
      fields: [
        aField({
          id: 11,
          key: 'freelance_type',
          label: 'Type of work',
          type: 'select',
          options: [
            anOption({ id: 111, label: 'Web development' }),
            anOption({ id: 112, label: 'Design' }),
            anOption({ id: 113, label: 'Translation', value: '' }),
            anOption({ id: 114, label: 'Illustration' }),
          ],
        }),
        aField({ id: 12, key: 'scope_of_work', label: 'Scope of work', type: 'textarea' }),
        aField({ id: 13, key: 'notes', label: 'Notes' }),
        aField({ id: 14, key: 'remarks', label: 'Notes' }),
        aField({ id: 15, key: 'old_scope', label: 'Scope of work' }),
        aField({
          id: 16,
          key: 'contract_language',
          label: 'Language of the contract',
          type: 'radio',
          options: [
            anOption({ id: 161, label: 'English', value: 'en' }),
            anOption({ id: 162, label: 'Lithuanian', value: 'lt' }),
            anOption({ id: 163, label: 'English and Lithuanian', value: 'both' }),
          ],
        }),
      ],
    }),
    aStep({
      id: 2,
      key: 'legal_terms',
      fields: [
        aField({ id: 21, key: 'payment_amount', label: 'Amount', type: 'number' }),
        aField({ id: 22, key: 'personal_data', label: 'Personal data', type: 'checkbox' }),
        aField({
          id: 23,
          key: 'optional_clauses',
          label: 'Optional clauses',
          type: 'checkbox',
          options: [
            anOption({ id: 231, label: 'Audit' }),
            anOption({ id: 232, label: 'Insurance' }),
            anOption({ id: 233, label: 'Travel, board and lodging', value: 'travel' }),
          ],
        }),
        aField({ id: 24, key: 'remarks_2', label: 'Notes' }),
      ],
    }),
  ],
  removed: { fieldIds: [15], optionIds: [114] },
  translations: [
    aLabel('wizard_fields', 11, 'Darbo pobūdis'),
    aLabel('wizard_fields', 12, 'Darbų apimtis'),
    aLabel('field_options', 111, 'Svetainių kūrimas'),
    aLabel('field_options', 112, 'Dizainas'),
    aLabel('field_options', 231, 'Auditas'),
    aLabel('field_options', 232, 'Draudimas'),
  ],
});

export const aCatalogue = (changes: Partial<CatalogueContent> = {}): Catalogue =>
  new Catalogue({ ...catalogueContent(), ...changes });
