import { Injectable } from '@nestjs/common';
import type { Actor, PaymentStatus } from '@pactwright/protocol';
import { AskProvider } from '../checkouts/ask-provider.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';

/** GET /api/payment/status: whether the caller's own contract is unlocked, by what we know and else by what the provider knows. */
@Injectable()
export class ReadStatus {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly provider: AskProvider,
  ) {}

  async run(actor: Actor, contractId: string): Promise<PaymentStatus> {
    const known = await this.entitlements.statusFor(actor, contractId);
    if (known.paid) return known;
    await this.provider.run(contractId);
    return this.entitlements.read(contractId);
  }
}
