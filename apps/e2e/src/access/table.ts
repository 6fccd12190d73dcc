import type { Thing } from './callers.js';

/**
 * Who may call what. `status` is what somebody gets who may: for what writes, that of an empty or impossible body, which is
 * looked at only after the caller was let in.
 */
export type Row =
  /** Anybody. */
  | { readonly for: 'anybody'; readonly status: number; readonly body?: object }
  /** Whoever is signed in; nobody and a guest get 401. */
  | { readonly for: 'users'; readonly status: number; readonly body?: object }
  /** A browser that owns something without an account; there is nothing to hand over for anybody else. */
  | { readonly for: 'guests'; readonly status: number; readonly body?: object }
  /** Administrators; others get 401 or 403. `ids` where the address names somebody else's thing. */
  | {
      readonly for: 'admins';
      readonly status: number;
      readonly body?: object;
      readonly thing?: Thing;
      readonly path?: Readonly<Record<string, string>>;
    }
  /** Whoever owns the thing; to everybody else, administrators included, it does not exist. */
  | {
      readonly for: 'owner';
      readonly thing: Thing;
      readonly status: number;
      readonly body?: object;
      /** Where the id stands, when it is not `:id` of the address: a name in the query or in the body. */
      readonly in?: { readonly query: string } | { readonly body: string };
      readonly path?: Readonly<Record<string, string>>;
      /** Whoever is not signed in is told so. */
      readonly isSignedIn?: true;
    };

const anybody = (status = 200, body?: object): Row => ({ for: 'anybody', status, ...(body && { body }) });
const users = (status = 200, body?: object): Row => ({ for: 'users', status, ...(body && { body }) });
const admins = (
  status = 200,
  rest: { body?: object; thing?: Thing; path?: Record<string, string> } = {},
): Row => ({
  for: 'admins',
  status,
  ...rest,
});
const owner = (
  thing: Thing,
  status = 200,
  rest: Omit<Extract<Row, { for: 'owner' }>, 'for' | 'thing' | 'status'> = {},
): Row => ({ for: 'owner', thing, status, ...rest });

const NO_FIELD = { path: { id: '999999999' } } as const;
const NO_JOB = { queueName: 'none', jobId: '0', schedulerId: 'none', queueStatus: 'failed' } as const;
const EMPTY = {};

/** The queues' own board: looked at by administrators, three acts on a queue, and nothing else whoever asks. */
const board = (status: number, routes: readonly string[]): Record<string, Row> =>
  Object.fromEntries(
    routes.map((route) => [route.replace(' ', ' /api/admin/queues'), admins(status, { path: NO_JOB })]),
  );
const BOARD: Readonly<Record<string, Row>> = {
  ...board(200, [
    'GET ',
    'GET /metrics-history',
    'GET /job-schedulers',
    'GET /queue/:queueName',
    'GET /queue/:queueName/:jobId',
    'GET /api/queues',
    'GET /api/job-schedulers',
  ]),
  ...board(404, [
    'GET /static/*',
    'GET /api/queues/:queueName/metrics',
    'GET /api/queues/:queueName/default-job-options',
    'GET /api/queues/:queueName/workers',
    'GET /api/queues/:queueName/rate-limit',
    'GET /api/queues/:queueName/job-data-schema',
    'GET /api/queues/:queueName/:jobId',
    'GET /api/queues/:queueName/:jobId/logs',
    'GET /api/queues/:queueName/:jobId/flow',
    'PUT /api/queues/:queueName/pause',
    'PUT /api/queues/:queueName/resume',
    'PUT /api/queues/:queueName/retry/:queueStatus',
  ]),
  ...board(403, ['GET /api/redis/stats']),
  ...board(405, [
    'PUT /api/queues/pause',
    'PUT /api/queues/resume',
    'POST /api/queues/:queueName/add',
    'PUT /api/queues/:queueName/promote',
    'PUT /api/queues/:queueName/clean/:queueStatus',
    'PUT /api/queues/:queueName/concurrency',
    'PUT /api/queues/:queueName/rate-limit',
    'PUT /api/queues/:queueName/rate-limit/release',
    'PUT /api/queues/:queueName/empty',
    'PUT /api/queues/:queueName/obliterate',
    'PUT /api/queues/:queueName/job-schedulers/:schedulerId/remove',
    'PUT /api/queues/:queueName/job-schedulers/:schedulerId/run',
    'PATCH /api/queues/:queueName/job-schedulers/:schedulerId',
    'PUT /api/queues/:queueName/:jobId/retry',
    'PUT /api/queues/:queueName/:jobId/clean',
    'PUT /api/queues/:queueName/:jobId/promote',
    'PATCH /api/queues/:queueName/:jobId/update-data',
    'PATCH /api/queues/:queueName/:jobId/delay',
    'PATCH /api/queues/:queueName/:jobId/priority',
    'PUT /api/queues/:queueName/:jobId/remove-unprocessed-children',
  ]),
};

/** A row for every route of every service; the order is the order of the calls, with what ends sessions at the end. */
export const ACCESS: Readonly<Record<string, Row>> = {
  'GET /api/health': anybody(),
  'GET /api/docs': anybody(),

  'GET /api/wizard-steps': anybody(),
  'GET /api/translations': anybody(400),
  'GET /api/translations/:entityType/:entityId/:language': anybody(400),
  'GET /api/capabilities': anybody(),
  'GET /api/billing/mode': anybody(),
  'GET /api/auth/options': anybody(),

  'GET /api/auth/user': users(),
  'GET /api/user': users(),
  'PUT /api/user/profile': users(400, EMPTY),
  'GET /api/user/sessions': users(),
  'GET /api/user/export': users(),
  'POST /api/user/claims': users(400, EMPTY),
  'POST /api/auth/confirm-password': users(400, EMPTY),
  'DELETE /api/user': users(400, EMPTY),
  'DELETE /api/user/sessions/:id': owner('session', 200, { isSignedIn: true }),

  'GET /api/contracts': anybody(),
  'GET /api/contracts/count': anybody(),
  'GET /api/contracts/user-contracts': anybody(),
  'GET /api/contracts/:id': owner('contract'),
  'GET /api/contracts/:id/progress': owner('contract'),
  'POST /api/contracts/:id/copy': owner('contract', 201),
  'PUT /api/contracts/:id/label': owner('contract', 200, { body: { title: 'Bakery', client: '' } }),
  'POST /api/contracts/:id/analysis': owner('contract', 200, { body: { formData: {} } }),
  'GET /api/contracts/:id/download/:format': owner('contract', 200, { path: { format: 'docx' } }),
  'POST /api/contracts/:id/download/:format': owner('contract', 200, {
    path: { format: 'docx' },
    body: { details: { 'provider.name': 'Ieva' } },
  }),
  'GET /api/contracts/:id/details': owner('contract'),
  'POST /api/contracts/save-progress': owner('contract', 200, {
    in: { body: 'contractId' },
    body: { formData: {}, aiSuggestions: { suggestions: [], lastUpdated: '2026-01-01T00:00:00.000Z' } },
  }),
  'POST /api/wizard-steps/save': owner('contract', 200, {
    in: { body: 'contractId' },
    body: { stepKey: 'contract_overview', fieldKey: 'Scope of Work', value: 'A website' },
  }),
  'POST /api/contracts/suggestion': anybody(400, EMPTY),
  'POST /api/contracts/analyze': anybody(400, EMPTY),
  'POST /api/contracts': anybody(),
  'GET /api/runs/:id': owner('run'),
  'GET /api/runs/:id/events': owner('run'),

  'POST /api/analyze/upload': anybody(400, EMPTY),
  'POST /api/analyze/compare': anybody(404, EMPTY),
  'GET /api/analyze/runs/:id': owner('upload'),
  'GET /api/analyze/runs/:id/events': owner('upload'),
  'GET /api/analyze/runs/:id/terms': owner('upload'),
  'GET /api/analyze/runs/:id/proposals': owner('upload'),
  'GET /api/analyze/runs/:id/unit': owner('upload'),
  'POST /api/analyze/runs/:id/redline': owner('upload', 409, { body: EMPTY }),
  'POST /api/analyze/runs/:id/compared': owner('upload', 400, { body: EMPTY }),
  'POST /api/analyze/runs/:id/sheet': owner('upload', 422, { body: { points: [] } }),

  'GET /api/payment/withheld': anybody(),
  'GET /api/payment/status': owner('contract', 200, { in: { query: 'contractId' } }),
  'POST /api/payment': owner('contract', 200, { in: { body: 'contractId' }, body: { planType: 'one-time' } }),
  'POST /api/payment/webhook': anybody(503, EMPTY),
  'GET /api/billing/account': users(),
  'GET /api/billing/purchases': anybody(),
  'POST /api/billing/withdrawals': anybody(400, EMPTY),
  'POST /api/billing/portal': users(404, EMPTY),
  'POST /api/billing/subscription/cancel': users(404, EMPTY),
  'POST /api/billing/subscription/resume': users(404, EMPTY),
  'POST /api/billing/payments/:id/refund': owner('payment', 200, { isSignedIn: true }),

  'GET /api/admin/overview': admins(),
  'GET /api/admin/contract-analytics': admins(),
  'GET /api/admin/contracts': admins(),
  'GET /api/admin/users': admins(),
  'POST /api/admin/users/:id/:act': admins(200, { thing: 'user', path: { act: 'enable' } }),
  'GET /api/admin/audit': admins(),
  'GET /api/admin/payments': admins(),
  'POST /api/admin/payments/:id/refund': admins(409, { thing: 'payment' }),
  'GET /api/admin/withdrawals': admins(),
  'POST /api/admin/withdrawals/:id/answered': admins(404, {
    path: { id: '00000000-0000-4000-8000-000000000000' },
  }),
  'GET /api/admin/translation-coverage': admins(),
  ...BOARD,

  'POST /api/wizard-fields': admins(400, { body: EMPTY }),
  'PUT /api/wizard-fields/:id': admins(404, { ...NO_FIELD, body: { stepId: 1, label: 'x' } }),
  'DELETE /api/wizard-fields/:id': admins(404, NO_FIELD),
  'POST /api/wizard-fields/:id/reorder': admins(404, { ...NO_FIELD, body: { direction: 'up' } }),
  'POST /api/field-options': admins(400, { body: EMPTY }),
  'PUT /api/field-options/:id': admins(404, { ...NO_FIELD, body: { label: 'x' } }),
  'DELETE /api/field-options/:id': admins(404, NO_FIELD),
  'POST /api/field-options/:id/reorder': admins(404, { ...NO_FIELD, body: { direction: 'up' } }),
  'POST /api/translations': admins(400, { body: EMPTY }),
  'DELETE /api/translations/:id': admins(404, NO_FIELD),

  'POST /api/auth/claim-codes': { for: 'guests', status: 201 },
  'GET /api/guest/export': { for: 'guests', status: 200 },
  'DELETE /api/contracts/:id': owner('contract'),
  'DELETE /api/analyze/runs/:id': owner('upload'),
  'DELETE /api/guest': { for: 'guests', status: 200 },
  'POST /api/auth/forgot-password': anybody(400, EMPTY),
  'POST /api/auth/reset-password': anybody(400, EMPTY),
  'POST /api/auth/reset-password/check': anybody(400, EMPTY),
  'POST /api/auth/register': anybody(400, EMPTY),
  'POST /api/register': anybody(400, EMPTY),
  'POST /api/auth/login': anybody(400, EMPTY),
  'POST /api/login': anybody(400, EMPTY),
  'DELETE /api/user/sessions': users(),
  'POST /api/auth/logout': anybody(),
  'POST /api/logout': anybody(),
};
