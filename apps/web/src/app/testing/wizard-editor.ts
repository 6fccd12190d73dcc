import type { FieldOption, TranslationCoverageResponse, WizardField, WizardStep } from '@pactwright/protocol';
import { ApiStub } from '../../shared/testing/api-stub.js';

export const option = (id: number, label: string): FieldOption => ({
  ...{ id, fieldId: 11, value: label.toLowerCase(), label, description: null, order: id },
  ...{ isDefault: false, version: 1 },
});
export const field = (id: number, label: string, over: Partial<WizardField> = {}): WizardField => ({
  ...{ id, stepId: 1, key: label.toLowerCase(), label, placeholder: null, description: null },
  ...{ type: 'text', isRequired: true, order: id, version: 1, options: [] },
  ...over,
});
export const steps: readonly WizardStep[] = [
  {
    ...{
      id: 1,
      key: 'contract_overview',
      title: 'Overview of it',
      description: null,
      order: 0,
      isActive: true,
    },
    fields: [
      field(11, 'Kind', { type: 'select', options: [option(1, 'Design'), option(2, 'Text')] }),
      field(12, 'Scope', { key: 'scope_of_work', type: 'textarea' }),
      field(13, 'Colour'),
    ],
  },
];
const coverage: TranslationCoverageResponse['data'] = {
  ...{ language: 'lt', total: 4, translated: 2, missing: 1, outdated: 1 },
  texts: [
    { entityType: 'wizard_fields', entityId: 11, fieldName: 'label', state: 'translated' },
    { entityType: 'wizard_fields', entityId: 12, fieldName: 'label', state: 'outdated' },
    { entityType: 'wizard_fields', entityId: 13, fieldName: 'label', state: 'missing' },
    { entityType: 'field_options', entityId: 1, fieldName: 'label', state: 'translated' },
  ],
};

export const anAdmin = () =>
  new ApiStub()
    .signIn({ isAdmin: true })
    .on('GET /api/wizard-steps', () => Response.json(steps))
    .on('GET /api/admin/translation-coverage', () => Response.json({ data: coverage }));
export const answer = (message: string, data: object) => Response.json({ success: true, message, data });
export const VIEW = '/admin?tab=wizard';
