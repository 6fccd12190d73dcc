import { Module } from '@nestjs/common';
import { MarkPaid } from './mark-paid.js';

@Module({ providers: [MarkPaid] })
export class PaymentsModule {}
