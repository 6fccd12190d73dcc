import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { countUsers } from '@pactwright/protocol';
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
}
