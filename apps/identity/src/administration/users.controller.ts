import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  adminUsersQuery,
  userAct,
  type Actor,
  type AdminUsersResponse,
  type UserAct,
  type UserActResponse,
  uuid,
} from '@pactwright/protocol';
import { AdminOnly, Confirmed, CurrentActor, ZodParam, ZodQuery } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { toUserView } from '../users/user.entity.js';
import { ChangeUser } from './change-user.js';
import { ListUsers } from './list-users.js';

const userId = uuid('USER_NOT_FOUND');
const act = z.enum(userAct.options, 'ROUTE_NOT_FOUND');

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: ListUsers,
    private readonly changeUser: ChangeUser,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  @AdminOnly()
  async page(@ZodQuery(adminUsersQuery) query: z.infer<typeof adminUsersQuery>): Promise<AdminUsersResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'identity.users.read' }),
    );
    return this.users.page(query);
  }

  @Post(':id/:act')
  @HttpCode(200)
  @AdminOnly()
  @Confirmed()
  async change(
    @ZodParam('act', act) asked: UserAct,
    @ZodParam('id', userId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<UserActResponse> {
    return { success: true, user: toUserView(await this.changeUser.run(actor, id, asked)) };
  }
}
