import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  identityWires as wires,
  type Actor,
  type AdminUsersResponse,
  type Taken,
  type UserActResponse,
} from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { toUserView } from '../users/user.entity.js';
import { ChangeUser } from './change-user.js';
import { ListUsers } from './list-users.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: ListUsers,
    private readonly changeUser: ChangeUser,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(wires.listUsers)
  async page({ query }: Taken<typeof wires.listUsers>): Promise<AdminUsersResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'identity.users.read' }),
    );
    return this.users.page(query);
  }

  @Answers(wires.changeUser)
  async change(
    { params: { id, act } }: Taken<typeof wires.changeUser>,
    @CurrentActor() actor: Actor,
  ): Promise<UserActResponse> {
    return { success: true, user: toUserView(await this.changeUser.run(actor, id, act)) };
  }
}
