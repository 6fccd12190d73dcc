import { Module } from '@nestjs/common';
import { ContractThread } from './contract-thread.js';

@Module({ providers: [ContractThread], exports: [ContractThread] })
export class ContractThreadModule {}
