import { Module } from '@nestjs/common';
import { PurchasesModule } from '../purchases/purchases.module.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';
import { CollectPersonalData } from './collect-personal-data.js';
import { ForgetContract } from './forget-contract.js';
import { ForgetGuest } from './forget-guest.js';
import { ForgetUser } from './forget-user.js';
import { PersonalDataRpc } from './personal-data.rpc.js';

@Module({
  imports: [PurchasesModule],
  controllers: [PersonalDataRpc],
  providers: [CloseOpenCheckouts, CollectPersonalData, ForgetContract, ForgetGuest, ForgetUser],
})
export class PersonalDataModule {}
