import { z } from 'zod';
import { pageQuery, searchText } from '../platform/paging.js';
import { defineRpc } from '../platform/rpc.js';
import { CONTRACT_STATUSES } from './listing.js';
import { uuid } from '../platform/uuid.js';

export const contractAnalyticsQuery = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30),
});
export const adminContractsQuery = pageQuery.extend({
  search: searchText(200).optional(),
  status: z.enum(CONTRACT_STATUSES).optional(),
});
export const countContracts = defineRpc({
  service: 'contracts',
  pattern: 'contracts.contracts.count',
  request: z.object({}),
  response: z.object({ contracts: z.int() }),
  idempotent: true,
});

export const ownedContract = z.object({
  id: uuid(),
  ownerUserId: uuid(),
  title: z.string().nullable(),
  status: z.enum(CONTRACT_STATUSES),
  updatedAt: z.iso.datetime(),
});
export type OwnedContract = z.infer<typeof ownedContract>;

/** The latest contracts of each of these users, at most `perUser` of each. */
export const listContractsOfUsers = defineRpc({
  service: 'contracts',
  pattern: 'contracts.contracts.list-of-users',
  request: z.object({ userIds: z.array(uuid()).max(100), perUser: z.int().min(1).max(20) }),
  response: z.object({ contracts: z.array(ownedContract) }),
  idempotent: true,
});
