import { z } from 'zod';
import { ownedContract, type NamedUser, type PageOfNamed } from '../identity/administration.js';
import { pageQuery, searchText } from '../platform/paging.js';
import { defineRpc } from '../platform/rpc.js';
import { CONTRACT_STATUSES, type ContractStatus } from './contracts.js';
import { uuid } from '../platform/uuid.js';

/** GET /api/admin/overview, composed by the gateway. Untouched drafts do not count. */
export interface AdminOverviewResponse {
  readonly data: { readonly users: number; readonly contracts: number; readonly online: number };
}

/** GET /api/admin/contract-analytics?days=30 */
export const contractAnalyticsQuery = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30),
});
export interface ContractAnalyticsResponse {
  readonly data: {
    /** How many there are in each status that any has (R-API-26). */
    readonly byStatus: Readonly<Partial<Record<ContractStatus, number>>>;
    readonly recentActivity: readonly {
      readonly id: string;
      readonly title: string | null;
      readonly status: ContractStatus;
      readonly updatedAt: string;
    }[];
    /** One entry for each of the days asked for, oldest first, in UTC; `day` is YYYY-MM-DD. */
    readonly perDay: readonly { readonly day: string; readonly created: number; readonly paid: number }[];
    /** Median time from a contract's first answer to its first download, in seconds; null before the first download (T-18). */
    readonly medianSecondsToDownload: number | null;
    readonly downloaded: number;
  };
}

/** GET /api/admin/contracts?search=&status=&page=&pageSize= → Page<AdminContract>. Never the answers themselves. */
export const adminContractsQuery = pageQuery.extend({
  search: searchText(200).optional(),
  status: z.enum(CONTRACT_STATUSES).optional(),
});
export interface AdminContract {
  readonly id: string;
  readonly title: string | null;
  readonly status: ContractStatus;
  readonly testMode: boolean;
  readonly ownerUserId: string | null;
  /** Null for a visitor without an account, for one that is gone, and while identity cannot be asked. */
  readonly owner: NamedUser | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export type AdminContractsResponse = PageOfNamed<AdminContract>;

export const countContracts = defineRpc({
  service: 'contracts',
  pattern: 'contracts.contracts.count',
  request: z.object({}),
  response: z.object({ contracts: z.int() }),
  idempotent: true,
});

/** The latest contracts of each of these users, at most `perUser` of each. */
export const listContractsOfUsers = defineRpc({
  service: 'contracts',
  pattern: 'contracts.contracts.list-of-users',
  request: z.object({ userIds: z.array(uuid()).max(100), perUser: z.int().min(1).max(20) }),
  response: z.object({ contracts: z.array(ownedContract) }),
  idempotent: true,
});
