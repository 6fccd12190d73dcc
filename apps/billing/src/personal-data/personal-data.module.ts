import { Module } from '@nestjs/common';
import { CollectPersonalData } from './collect-personal-data.js';
import { ForgetUser } from './forget-user.js';
import { PersonalDataRpc } from './personal-data.rpc.js';

@Module({ controllers: [PersonalDataRpc], providers: [CollectPersonalData, ForgetUser] })
export class PersonalDataModule {}
