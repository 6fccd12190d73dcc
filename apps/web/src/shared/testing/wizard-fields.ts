import type { FieldOption, WizardField, WizardStep } from '@pactwright/protocol';

export const anOption = (over: Partial<FieldOption> = {}): FieldOption => ({
  id: 1,
  fieldId: 1,
  value: 'value',
  label: 'Label',
  description: null,
  order: 0,
  isDefault: false,
  ...over,
});

export const aField = (over: Partial<WizardField> = {}): WizardField => ({
  id: 1,
  stepId: 1,
  key: 'field',
  label: 'Field',
  placeholder: null,
  description: null,
  type: 'text',
  isRequired: false,
  order: 0,
  options: [],
  ...over,
});

export const aStep = (over: Partial<WizardStep> = {}): WizardStep => ({
  id: 1,
  key: 'contract_overview',
  title: 'Contract overview',
  description: null,
  order: 0,
  isActive: true,
  fields: [],
  ...over,
});
