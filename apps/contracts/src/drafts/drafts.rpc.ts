import { Controller } from '@nestjs/common';
import { getDraft } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { ContractsService } from './contracts.service.js';
import { furtherTerms } from './further-terms.js';

@Controller()
export class DraftsRpc {
  constructor(private readonly contracts: ContractsService) {}

  @RpcHandler(getDraft)
  async get({
    contractId,
    actor,
  }: z.infer<(typeof getDraft)['request']>): Promise<z.infer<(typeof getDraft)['response']>> {
    const { contract, answers, additions, rows } = await this.contracts.get(actor, contractId);
    return {
      contractId: contract.id,
      ownerUserId: contract.ownerUserId,
      ownerGuestId: contract.ownerGuestId,
      status: contract.status,
      language: contract.language,
      answers,
      additions,
      furtherTerms: furtherTerms(await this.contracts.askedQuestions(rows), answers, contract.language),
      updatedAt: contract.updatedAt.toISOString(),
    };
  }
}
