import { Injectable } from '@nestjs/common';
import type {
  AdminContract,
  AdminContractsResponse,
  NamedUser,
  OwnedContract,
  adminContractsQuery,
} from '@pactwright/protocol';
import { RpcClient, userNames } from '@pactwright/server-rpc';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { Contract } from '../store/contract.entity.js';
import { UNTOUCHED } from '../store/status.js';

type OwnedRow = Omit<OwnedContract, 'updatedAt'> & { readonly updatedAt: Date };

/** Finds contracts whoever they belong to; untouched drafts are nobody's work yet and never among them. */
@Injectable()
export class SearchContracts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Newest first. */
  async page(query: z.infer<typeof adminContractsQuery>): Promise<AdminContractsResponse> {
    const { page, pageSize, search, status } = query;
    const wanted = this.dataSource
      .getRepository(Contract)
      .createQueryBuilder('contract')
      .where('contract.status <> :untouched', { untouched: UNTOUCHED });
    if (status) wanted.andWhere('contract.status = :status', { status });
    if (search) matching(wanted, search);
    const [found, total] = await wanted
      .orderBy('contract.createdAt', 'DESC')
      .addOrderBy('contract.id', 'DESC')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    const owners = await userNames(
      this.rpc,
      found.map(({ ownerUserId }) => ownerUserId),
    );
    return {
      data: found.map((contract) => toAdminContract(contract, owners.of(contract.ownerUserId))),
      areNamesMissing: owners.areMissing,
      ...{ total, page, pageSize },
    };
  }

  /** The latest of each of these users, at most `perUser` of each. */
  async latestOf(userIds: readonly string[], perUser: number): Promise<OwnedContract[]> {
    const rows: OwnedRow[] = await this.dataSource.query(
      `SELECT latest.* FROM unnest($1::uuid[]) AS owner (id)
       CROSS JOIN LATERAL (
         SELECT id, owner_user_id AS "ownerUserId", title, status, updated_at AS "updatedAt" FROM contracts
         WHERE owner_user_id = owner.id AND status <> $2
         ORDER BY updated_at DESC, id DESC LIMIT $3) AS latest`,
      [userIds, UNTOUCHED, perUser],
    );
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  }
}

/** By words of the title, or by the id or its beginning. */
function matching(wanted: SelectQueryBuilder<Contract>, search: string): void {
  wanted.andWhere('(contract.title ILIKE :title OR contract.id::text LIKE :id)', {
    title: `%${literally(search)}%`,
    id: `${literally(search.toLowerCase())}%`,
  });
}

/** The words themselves, where PostgreSQL would read a pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const toAdminContract = (contract: Contract, owner: NamedUser | null): AdminContract => ({
  id: contract.id,
  title: contract.title,
  status: contract.status,
  testMode: contract.testMode,
  ownerUserId: contract.ownerUserId,
  owner,
  createdAt: contract.createdAt.toISOString(),
  updatedAt: contract.updatedAt.toISOString(),
});
