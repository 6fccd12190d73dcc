import { Controller } from '@nestjs/common';
import { getEntitlement } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { EntitlementsService } from './entitlements.service.js';

@Controller()
export class EntitlementsRpc {
  constructor(private readonly entitlements: EntitlementsService) {}

  @RpcHandler(getEntitlement)
  async get({
    contractId,
  }: z.infer<(typeof getEntitlement)['request']>): Promise<z.infer<(typeof getEntitlement)['response']>> {
    const { isPaid, entitlement, withheld } = await this.entitlements.find(contractId);
    return {
      isPaid,
      source: entitlement?.source ?? null,
      testMode: entitlement?.testMode ?? false,
      ...(withheld === undefined ? {} : { withheld }),
    };
  }
}
