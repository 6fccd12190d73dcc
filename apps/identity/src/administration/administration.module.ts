import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ChangeUser } from './change-user.js';
import { ListUsers } from './list-users.js';
import { UsersController } from './users.controller.js';
import { UsersRpc } from './users.rpc.js';

@Module({
  imports: [ActivityModule],
  controllers: [UsersController, UsersRpc],
  providers: [ChangeUser, ListUsers],
})
export class AdministrationModule {}
