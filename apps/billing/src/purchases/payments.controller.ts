import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  paymentRequest,
  type Actor,
  type PaymentRequest,
  type PaymentResponse,
  type PaymentStatus,
  type WithheldContracts,
  uuid,
} from '@pactwright/protocol';
import { CurrentActor, Public, ZodBody, ZodQuery } from '@pactwright/server-kit';
import { z } from 'zod';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { Pay } from './pay.js';
import { ReadStatus } from './read-status.js';

const statusQuery = z.object({ contractId: uuid('CONTRACT_NOT_FOUND') });

/** Open to visitors, who may buy a single contract (T-59). */
@Controller('api/payment')
export class PaymentsController {
  constructor(
    private readonly pay: Pay,
    private readonly readStatus: ReadStatus,
    private readonly entitlements: EntitlementsService,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  create(
    @CurrentActor() actor: Actor,
    @ZodBody(paymentRequest) request: PaymentRequest,
  ): Promise<PaymentResponse> {
    return this.pay.run(actor, request);
  }

  @Public()
  @Get('withheld')
  withheld(@CurrentActor() actor: Actor): Promise<WithheldContracts> {
    return this.entitlements.listWithheld(actor);
  }

  @Public()
  @Get('status')
  status(
    @CurrentActor() actor: Actor,
    @ZodQuery(statusQuery) { contractId }: z.infer<typeof statusQuery>,
  ): Promise<PaymentStatus> {
    return this.readStatus.run(actor, contractId);
  }
}
