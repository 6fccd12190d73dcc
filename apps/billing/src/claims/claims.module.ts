import { Module } from '@nestjs/common';
import { ClaimGuest } from './claim-guest.js';

@Module({ providers: [ClaimGuest] })
export class ClaimsModule {}
