import { Controller } from '@nestjs/common';
import {
  billingWires as wires,
  type Actor,
  type OwnPurchases as OwnPurchasesResponse,
  type Taken,
  type WithdrawalReceipt,
} from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import { OwnPurchases } from './own-purchases.js';
import { ReceiveWithdrawal } from './receive-withdrawal.js';

/** Open to visitors: they buy without an account (T-59), and the law asks nobody to make one in order to withdraw. */
@Controller()
export class WithdrawalsController {
  constructor(
    private readonly receive: ReceiveWithdrawal,
    private readonly purchases: OwnPurchases,
  ) {}

  @Answers(wires.listOwnPurchases)
  async list(@CurrentActor() actor: Actor): Promise<OwnPurchasesResponse> {
    return { data: await this.purchases.list(actor) };
  }

  @Answers(wires.withdraw)
  withdraw({ body }: Taken<typeof wires.withdraw>, @CurrentActor() actor: Actor): Promise<WithdrawalReceipt> {
    return this.receive.run(actor, body);
  }
}
