import { Module } from '@nestjs/common';
import { ClaimGuest } from './claim-guest.js';
import { ClaimsRpc } from './claims.rpc.js';

@Module({ controllers: [ClaimsRpc], providers: [ClaimGuest] })
export class ClaimsModule {}
