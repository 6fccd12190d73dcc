import { Controller } from '@nestjs/common';
import {
  billingWires as wires,
  type Actor,
  type PaymentResponse,
  type PaymentStatus,
  type Taken,
  type WithheldContracts,
} from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { Pay } from './pay.js';
import { ReadStatus } from './read-status.js';

/** Open to visitors, who may buy a single contract (T-59). */
@Controller()
export class PaymentsController {
  constructor(
    private readonly pay: Pay,
    private readonly readStatus: ReadStatus,
    private readonly entitlements: EntitlementsService,
  ) {}

  @Answers(wires.pay)
  create({ body }: Taken<typeof wires.pay>, @CurrentActor() actor: Actor): Promise<PaymentResponse> {
    return this.pay.run(actor, body);
  }

  @Answers(wires.listWithheld)
  withheld(@CurrentActor() actor: Actor): Promise<WithheldContracts> {
    return this.entitlements.listWithheld(actor);
  }

  @Answers(wires.getPaymentStatus)
  status(
    { query }: Taken<typeof wires.getPaymentStatus>,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatus> {
    return this.readStatus.run(actor, query.contractId);
  }
}
