import { Module } from '@nestjs/common';
import { DeleteContract } from './delete-contract.js';
import { DeletionController } from './deletion.controller.js';
import { EraseGuest } from './erase-guest.js';
import { EraseUser } from './erase-user.js';
import { PersonalDataRpc } from './personal-data.rpc.js';

/** What the service keeps about somebody: told to them, and deleted at their wish or with their account. */
@Module({
  controllers: [PersonalDataRpc, DeletionController],
  providers: [DeleteContract, EraseGuest, EraseUser],
})
export class PersonalDataModule {}
