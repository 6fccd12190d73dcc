import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import {
  listContractsOfUsers,
  type AdminUser,
  type AdminUsersResponse,
  type OwnedContract,
  type adminUsersQuery,
} from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { Presence, isOnline } from '@pactwright/server-session';
import { Activities } from '../activity/activities.js';
import { matching } from '../users/search.js';
import { User, toUserView } from '../users/user.entity.js';

const CONTRACTS_PER_USER = 10;
const log = logger('administration');

/** The accounts with what their owners did lately, newest first (R-ADM-03). */
@Injectable()
export class ListUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activities: Activities,
    private readonly presence: Presence,
    private readonly rpc: RpcClient,
  ) {}

  async page({ page, pageSize, search }: z.infer<typeof adminUsersQuery>): Promise<AdminUsersResponse> {
    const wanted = this.dataSource.getRepository(User).createQueryBuilder('account');
    if (search) matching(wanted, search);
    const [users, total] = await wanted
      .orderBy('account.createdAt', 'DESC')
      .addOrderBy('account.id', 'DESC')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    const contracts = await this.contractsOf(users);
    return {
      data: await this.describe(users, contracts ?? []),
      areContractsMissing: contracts === undefined,
      total,
      page,
      pageSize,
    };
  }

  private async describe(users: readonly User[], contracts: readonly OwnedContract[]): Promise<AdminUser[]> {
    const ids = users.map(({ id }) => id);
    const [actions, seen] = await Promise.all([this.activities.recentOf(ids), this.presence.lastSeen(ids)]);
    return users.map((user) => {
      const lastSeen = seen.get(user.id) ?? null;
      return {
        ...toUserView(user),
        isOnline: user.isActive && isOnline(lastSeen),
        lastSeenAt: lastSeen?.toISOString() ?? null,
        recentActions: actions.get(user.id) ?? [],
        contracts: contracts
          .filter(({ ownerUserId }) => ownerUserId === user.id)
          .map(({ id, title, status, updatedAt }) => ({ id, title, status, updatedAt })),
      };
    });
  }

  /** Undefined while contracts cannot be asked: the accounts can be administered all the same. */
  private async contractsOf(users: readonly User[]): Promise<readonly OwnedContract[] | undefined> {
    if (users.length === 0) return [];
    const userIds = users.map(({ id }) => id);
    try {
      const asked = { userIds, perUser: CONTRACTS_PER_USER };
      return (await this.rpc.call(listContractsOfUsers, asked)).contracts;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'users are listed without their contracts');
      return undefined;
    }
  }
}
