import {
  adminContractsQuery,
  adminPaymentsQuery,
  adminWithdrawalsQuery,
  adminUsersQuery,
  auditQuery,
  contractAnalyticsQuery,
  deletionQuery,
  fieldDeletionQuery,
  fieldRequest,
  optionRequest,
  optionUpdate,
  reorderRequest,
  translationRequest,
} from '@pactwright/protocol';
import type { Calls } from './call.js';

const ADMINS = [401, 403];

/** What administrators may do. */
export const ADMINISTRATION_CALLS: Calls = {
  'get /api/admin/overview': {
    summary: 'How many users and contracts there are, and who is online.',
    refusals: [...ADMINS, 503],
  },
  'get /api/admin/users': {
    summary: 'The accounts with what their owners did lately, newest first.',
    query: adminUsersQuery,
    refusals: [400, ...ADMINS],
  },
  'post /api/admin/users/{id}/{act}': {
    summary: 'Disables or enables an account, grants or revokes administration; with a confirmed password.',
    refusals: [...ADMINS, 404, 409],
  },
  'get /api/admin/audit': {
    summary: 'Who did what, newest first.',
    query: auditQuery,
    refusals: [400, ...ADMINS],
  },
  'get /api/admin/contract-analytics': {
    summary: 'Contracts by status and by day, the latest ones, and how fast they are made.',
    query: contractAnalyticsQuery,
    refusals: [400, ...ADMINS],
  },
  'get /api/admin/contracts': {
    summary: 'Contracts by title, id and status, newest first; never their answers.',
    query: adminContractsQuery,
    refusals: [400, ...ADMINS],
  },
  'get /api/admin/payments': {
    summary: 'Payments, newest first.',
    query: adminPaymentsQuery,
    refusals: [400, ...ADMINS],
  },
  'post /api/admin/payments/{id}/refund': {
    summary: 'Gives a payment back; with a confirmed password.',
    refusals: [...ADMINS, 404, 409, 503],
  },
  'get /api/admin/withdrawals': {
    summary: 'Statements of withdrawal, newest first.',
    query: adminWithdrawalsQuery,
    refusals: [400, ...ADMINS],
  },
  'post /api/admin/withdrawals/{id}/answered': {
    summary: 'Notes that a statement of withdrawal was answered.',
    refusals: [...ADMINS, 404],
  },
  'get /api/admin/translation-coverage': {
    summary: 'How much of the wizard is translated.',
    refusals: [400, ...ADMINS],
  },
  'post /api/wizard-fields': {
    summary: 'Adds a field to a step. With isInContract: false its answers are kept out of the contract.',
    body: fieldRequest,
    success: 201,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'put /api/wizard-fields/{id}': {
    summary:
      'Changes a field. Without isInContract it stays as it was; a field that clauses are made from refuses false.',
    body: fieldRequest,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'delete /api/wizard-fields/{id}': {
    summary: 'Removes a field with its options.',
    query: fieldDeletionQuery,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'post /api/wizard-fields/{id}/reorder': {
    summary: 'Moves a field.',
    body: reorderRequest,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'post /api/field-options': {
    summary: 'Adds an option to a field.',
    body: optionRequest,
    success: 201,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'put /api/field-options/{id}': {
    summary: 'Changes an option.',
    body: optionUpdate,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'delete /api/field-options/{id}': {
    summary: 'Removes an option.',
    query: deletionQuery,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'post /api/field-options/{id}/reorder': {
    summary: 'Moves an option.',
    body: reorderRequest,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'post /api/translations': {
    summary: 'Saves a translation of one text of the wizard.',
    body: translationRequest,
    refusals: [400, ...ADMINS, 404, 409],
  },
  'delete /api/translations/{id}': {
    summary: 'Removes a translation.',
    query: deletionQuery,
    refusals: [400, ...ADMINS, 404, 409],
  },
};
