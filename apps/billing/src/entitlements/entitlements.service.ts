import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { getDraft, type Actor, type PaymentStatus } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import type { Repository } from 'typeorm';
import { Entitlement } from './entitlement.entity.js';

@Injectable()
export class EntitlementsService {
  constructor(
    @InjectRepository(Entitlement) private readonly entitlements: Repository<Entitlement>,
    private readonly rpc: RpcClient,
  ) {}

  find(contractId: string): Promise<Entitlement | null> {
    return this.entitlements.findOneBy({ contractId });
  }

  /** Whether the caller's own contract is unlocked; somebody else's is not found. */
  async statusFor(actor: Actor, contractId: string): Promise<PaymentStatus> {
    await this.rpc.call(getDraft, { contractId, actor });
    const entitlement = await this.find(contractId);
    return { paid: entitlement !== null, testMode: entitlement?.testMode ?? false };
  }
}
