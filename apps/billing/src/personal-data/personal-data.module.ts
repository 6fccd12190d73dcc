import { Module } from '@nestjs/common';
import { CheckoutsModule } from '../checkouts/checkouts.module.js';
import { CollectPersonalData } from './collect-personal-data.js';
import { ForgetUser } from './forget-user.js';
import { PersonalDataRpc } from './personal-data.rpc.js';

@Module({
  imports: [CheckoutsModule],
  controllers: [PersonalDataRpc],
  providers: [CollectPersonalData, ForgetUser],
})
export class PersonalDataModule {}
