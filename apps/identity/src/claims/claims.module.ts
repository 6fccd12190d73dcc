import { Module } from '@nestjs/common';
import { ClaimsController } from './claims.controller.js';
import { Claims } from './claims.js';

@Module({ controllers: [ClaimsController], providers: [Claims], exports: [Claims] })
export class ClaimsModule {}
