import { Controller } from '@nestjs/common';
import { PERSONAL_DATA } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { CollectPersonalData } from './collect-personal-data.js';

type Call = typeof PERSONAL_DATA.billing;

@Controller()
export class PersonalDataRpc {
  constructor(private readonly collect: CollectPersonalData) {}

  @RpcHandler(PERSONAL_DATA.billing)
  async get(owner: z.infer<Call['request']>): Promise<z.infer<Call['response']>> {
    return { documents: await this.collect.run(owner) };
  }
}
