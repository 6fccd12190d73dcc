import { Controller } from '@nestjs/common';
import {
  billingWires as wires,
  type Actor,
  type BillingAccount,
  type PortalResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, CurrentActor } from '@pactwright/server-kit';
import { RequestRefund } from '../refunds/request-refund.js';
import { ChangeEnding } from './change-ending.js';
import { OpenPortal } from './open-portal.js';
import { ReadAccount } from './read-account.js';

/** The money page in the profile. */
@Controller()
export class AccountController {
  constructor(
    private readonly account: ReadAccount,
    private readonly ending: ChangeEnding,
    private readonly portal: OpenPortal,
    private readonly refund: RequestRefund,
  ) {}

  @Answers(wires.getBillingAccount)
  get(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    return this.account.run(userOf(actor));
  }

  @Answers(wires.cancelSubscription)
  async cancel(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    await this.ending.run(userOf(actor), true);
    return this.account.run(userOf(actor));
  }

  @Answers(wires.resumeSubscription)
  async resume(@CurrentActor() actor: Actor): Promise<BillingAccount> {
    await this.ending.run(userOf(actor), false);
    return this.account.run(userOf(actor));
  }

  @Answers(wires.openPortal)
  async openPortal(@CurrentActor() actor: Actor): Promise<PortalResponse> {
    return { success: true, url: await this.portal.run(userOf(actor), actor.language) };
  }

  @Answers(wires.refundPayment)
  async requestRefund(
    { params }: Taken<typeof wires.refundPayment>,
    @CurrentActor() actor: Actor,
  ): Promise<BillingAccount> {
    const userId = userOf(actor);
    await this.refund.run({ paymentId: params.id, requestedBy: userId, userId });
    return this.account.run(userId);
  }
}

function userOf({ userId }: Actor): string {
  if (userId === null) throw new AppError('NOT_SIGNED_IN');
  return userId;
}
