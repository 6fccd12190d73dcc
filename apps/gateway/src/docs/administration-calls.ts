import {
  adminContractsQuery,
  adminPaymentsQuery,
  adminWithdrawalsQuery,
  adminUsersQuery,
  auditQuery,
  contractAnalyticsQuery,
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
};
