import { Module } from '@nestjs/common';
import { EraseUser } from './erase-user.js';
import { PersonalDataRpc } from './personal-data.rpc.js';

/** What the service keeps about a user: told to them, and deleted with their account. */
@Module({ controllers: [PersonalDataRpc], providers: [EraseUser] })
export class PersonalDataModule {}
