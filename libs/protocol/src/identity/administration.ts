import { z } from 'zod';
import { defineJob } from '../platform/jobs.js';
import { defineRpc } from '../platform/rpc.js';
import { PAGE_SIZE_MAX, pageQuery, searchText } from '../platform/paging.js';
import { namedUser } from '../platform/named-user.js';
import { uuid } from '../platform/uuid.js';

export const ACTION_STATUSES = ['success', 'error'] as const;

export const ACTION_MAX_LENGTH = 60;
export const PAGE_MAX_LENGTH = 200;

/** Remembers what a signed-in user did, for the administrators' list of users. `id` makes a repetition one entry. */
export const recordActivity = defineJob({
  name: 'record-activity',
  queue: 'activity',
  data: z.object({
    id: uuid(),
    userId: uuid(),
    action: z.string().max(ACTION_MAX_LENGTH),
    page: z.string().max(PAGE_MAX_LENGTH).nullable(),
    status: z.enum(ACTION_STATUSES),
    occurredAt: z.iso.datetime(),
  }),
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 5_000,
});

export const adminUsersQuery = pageQuery.extend({ search: searchText(254).optional() });
export const USER_ACTS = ['disable', 'enable', 'grant-admin', 'revoke-admin'] as const;
export const userAct = z.enum(USER_ACTS);
export type UserAct = z.infer<typeof userAct>;
/**
 * The append-only audit log: what administrators did and what concerns security. Names people by id alone, so that it holds
 * nothing of somebody whose account is deleted.
 */
export const auditEntry = z.object({
  id: uuid(),
  occurredAt: z.iso.datetime(),
  /** Null for the system itself. */
  actorUserId: uuid().nullable(),
  /** One of `AUDIT_ACTIONS`, or one that an older release entered. */
  action: z.string().max(100),
  /** What it was done to, for example `user` and its id. */
  subjectType: z.string().max(50).nullable(),
  subjectId: z.string().max(100).nullable(),
  outcome: z.enum(ACTION_STATUSES),
  requestId: z.string().max(100).nullable(),
  /** What changed: short values only, never a person's data or a contract's text. */
  details: z.record(z.string(), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditQuery = pageQuery.extend({
  action: searchText(100).optional(),
  actorUserId: uuid().optional(),
  subjectId: searchText(100).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
/** How many people have an account, for the overview. */
export const countUsers = defineRpc({
  service: 'identity',
  pattern: 'identity.users.count',
  request: z.object({}),
  response: z.object({ users: z.int(), online: z.int() }),
  idempotent: true,
});

/** Whose ids these are, for a page of an administrators' list of what another service owns. Without those whose accounts are gone. */
export const nameUsers = defineRpc({
  service: 'identity',
  pattern: 'identity.users.name',
  request: z.object({ userIds: z.array(uuid()).max(PAGE_SIZE_MAX) }),
  response: z.object({ users: z.array(namedUser) }),
  idempotent: true,
});
