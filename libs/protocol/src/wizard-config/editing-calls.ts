import { defineCall } from '../calls/call.js';
import type { DeletionQuery } from '../platform/seen-version.js';
import type {
  FieldDeletionQuery,
  FieldRequest,
  OptionRequest,
  OptionUpdate,
  ReorderRequest,
} from './editing.js';
import type { FieldResponse, OptionResponse } from './responses.js';
import type { FieldOption, WizardField } from './wizard.js';

export const createField = defineCall<{ body: FieldRequest; answer: FieldResponse }>({
  service: 'wizard-config',
  method: 'POST',
  path: '/api/wizard-fields',
});

export const updateField = defineCall<{
  params: Pick<WizardField, 'id'>;
  body: FieldRequest;
  answer: FieldResponse;
}>({ service: 'wizard-config', method: 'PUT', path: '/api/wizard-fields/:id' });

export const deleteField = defineCall<{
  params: Pick<WizardField, 'id'>;
  query: FieldDeletionQuery;
  answer: FieldResponse;
}>({ service: 'wizard-config', method: 'DELETE', path: '/api/wizard-fields/:id' });

export const reorderField = defineCall<{
  params: Pick<WizardField, 'id'>;
  body: ReorderRequest;
  answer: FieldResponse;
}>({ service: 'wizard-config', method: 'POST', path: '/api/wizard-fields/:id/reorder' });

export const createOption = defineCall<{ body: OptionRequest; answer: OptionResponse }>({
  service: 'wizard-config',
  method: 'POST',
  path: '/api/field-options',
});

export const updateOption = defineCall<{
  params: Pick<FieldOption, 'id'>;
  body: OptionUpdate;
  answer: OptionResponse;
}>({ service: 'wizard-config', method: 'PUT', path: '/api/field-options/:id' });

export const deleteOption = defineCall<{
  params: Pick<FieldOption, 'id'>;
  query: DeletionQuery;
  answer: OptionResponse;
}>({ service: 'wizard-config', method: 'DELETE', path: '/api/field-options/:id' });

export const reorderOption = defineCall<{
  params: Pick<FieldOption, 'id'>;
  body: ReorderRequest;
  answer: OptionResponse;
}>({ service: 'wizard-config', method: 'POST', path: '/api/field-options/:id/reorder' });
