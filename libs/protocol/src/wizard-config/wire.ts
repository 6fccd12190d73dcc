import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.js';
import { deletionQuery } from '../platform/seen-version.js';
import { created, encoded, json, wire } from '../calls/wire.js';
import * as calls from './calls.js';
import { fieldDeletionQuery, fieldRequest, optionRequest, optionUpdate, reorderRequest } from './editing.js';
import { fieldResponse, optionResponse } from './responses.js';
import { wizardStep } from './wizard.js';

/** The number in `:id`; anything that cannot be one is what nobody has found. */
const idOf = (notFound: ErrorCode) =>
  z
    .string()
    .regex(/^\d{1,9}$/, notFound)
    .transform(Number);
const fieldId = { id: idOf('FIELD_NOT_FOUND') };
const optionId = { id: idOf('OPTION_NOT_FOUND') };

const CONDITION_REFUSALS = ['CONDITION_NO_SUCH', 'CONDITION_CIRCLE', 'CONDITION_NEVER_HOLDS'] as const;

export const wizardConfigWires = {
  listWizardSteps: wire(calls.listWizardSteps, {
    summary: 'The active steps of the wizard with fields and options; has an ETag.',
    access: 'public',
    answer: encoded(z.array(wizardStep)),
  }),
  createField: wire(calls.createField, {
    summary:
      'Adds a field to a step. With isInContract: false its answers are kept out of the contract; with visibleWhen it is asked only then.',
    access: 'admin',
    body: fieldRequest,
    answer: created(fieldResponse),
    refusals: [
      'LABEL_REQUIRED',
      'STEP_NOT_FOUND',
      'KEY_TAKEN',
      'ALWAYS_IN_CONTRACT',
      ...CONDITION_REFUSALS,
      'STALE_EDIT',
    ],
    noted: 'wizard.edit',
  }),
  updateField: wire(calls.updateField, {
    summary:
      'Changes a field. Without isInContract, visibleWhen or topic these stay as they were; a field that clauses are made from refuses isInContract: false.',
    access: 'admin',
    params: fieldId,
    body: fieldRequest,
    answer: json(fieldResponse),
    refusals: [
      'FIELD_NOT_FOUND',
      'LABEL_REQUIRED',
      'STEP_NOT_FOUND',
      'KEY_TAKEN',
      'KEY_FIXED',
      'ALWAYS_IN_CONTRACT',
      ...CONDITION_REFUSALS,
      'CONDITIONS_HANG_ON_IT',
      'STALE_EDIT',
    ],
    noted: 'wizard.edit',
  }),
  deleteField: wire(calls.deleteField, {
    summary: 'Removes a field with its options.',
    access: 'admin',
    params: fieldId,
    query: fieldDeletionQuery,
    answer: json(fieldResponse),
    refusals: ['FIELD_NOT_FOUND', 'CONDITIONS_HANG_ON_IT', 'STALE_EDIT'],
    noted: 'wizard.edit',
  }),
  reorderField: wire(calls.reorderField, {
    summary: 'Moves a field.',
    access: 'admin',
    params: fieldId,
    body: reorderRequest,
    answer: json(fieldResponse),
    refusals: ['FIELD_NOT_FOUND', 'CANNOT_MOVE', 'NEIGHBOUR_GONE'],
    noted: 'wizard.edit',
  }),
  createOption: wire(calls.createOption, {
    summary: 'Adds an option to a field.',
    access: 'admin',
    body: optionRequest,
    answer: created(optionResponse),
    refusals: ['LABEL_REQUIRED', 'FIELD_NOT_FOUND', 'VALUE_TAKEN', 'STALE_EDIT'],
    noted: 'wizard.edit',
  }),
  updateOption: wire(calls.updateOption, {
    summary: 'Changes an option.',
    access: 'admin',
    params: optionId,
    body: optionUpdate,
    answer: json(optionResponse),
    refusals: [
      'OPTION_NOT_FOUND',
      'FIELD_NOT_FOUND',
      'LABEL_REQUIRED',
      'VALUE_TAKEN',
      'CONDITIONS_HANG_ON_IT',
      'STALE_EDIT',
    ],
    noted: 'wizard.edit',
  }),
  deleteOption: wire(calls.deleteOption, {
    summary: 'Removes an option.',
    access: 'admin',
    params: optionId,
    query: deletionQuery,
    answer: json(optionResponse),
    refusals: ['OPTION_NOT_FOUND', 'FIELD_NOT_FOUND', 'CONDITIONS_HANG_ON_IT', 'STALE_EDIT'],
    noted: 'wizard.edit',
  }),
  reorderOption: wire(calls.reorderOption, {
    summary: 'Moves an option.',
    access: 'admin',
    params: optionId,
    body: reorderRequest,
    answer: json(optionResponse),
    refusals: ['OPTION_NOT_FOUND', 'FIELD_NOT_FOUND', 'CANNOT_MOVE', 'NEIGHBOUR_GONE'],
    noted: 'wizard.edit',
  }),
};
