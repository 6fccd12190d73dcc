import { Controller } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { countUsers, nameUsers } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { Presence } from '@pactwright/server-session';
import { User } from '../users/user.entity.js';

@Controller()
export class UsersRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly presence: Presence,
  ) {}

  @RpcHandler(countUsers)
  async count(): Promise<z.infer<(typeof countUsers)['response']>> {
    const [users, online] = await Promise.all([
      this.dataSource.getRepository(User).count(),
      this.presence.countOnline(),
    ]);
    return { users, online };
  }

  @RpcHandler(nameUsers)
  async name({
    userIds,
  }: z.infer<(typeof nameUsers)['request']>): Promise<z.infer<(typeof nameUsers)['response']>> {
    const users = await this.dataSource.getRepository(User).find({
      select: { id: true, email: true, firstName: true, lastName: true },
      where: { id: In(userIds) },
    });
    return {
      users: users.map(({ id, email, firstName, lastName }) => ({
        id,
        email,
        name: [firstName, lastName].filter((part) => part).join(' ') || null,
      })),
    };
  }
}
