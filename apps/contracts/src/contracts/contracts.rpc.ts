import { Controller } from '@nestjs/common';
import { isUnmet, structureChecks } from '@pactwright/drafting';
import { getDraft, type Actor } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { ContractsService, type OwnedContract } from './contracts.service.js';
import { furtherTerms, secondTerms } from './further-terms.js';

@Controller()
export class ContractsRpc {
  constructor(private readonly contracts: ContractsService) {}

  @RpcHandler(getDraft)
  async get({
    contractId,
    actor,
    isOrder,
  }: z.infer<(typeof getDraft)['request']>): Promise<z.infer<(typeof getDraft)['response']>> {
    const owned = await this.contracts.get(actor, contractId);
    const { contract, inForce: answers, additions, rows } = owned;
    const asked = await this.contracts.askedQuestions(rows);
    return {
      contractId: contract.id,
      ownerUserId: contract.ownerUserId,
      ownerGuestId: contract.ownerGuestId,
      status: contract.status,
      language: contract.language,
      answers,
      additions,
      furtherTerms: furtherTerms(asked, answers, contract.language),
      ...secondTerms(asked, answers),
      ...(isOrder && failuresOf(owned, actor)),
      updatedAt: contract.updatedAt.toISOString(),
    };
  }
}

/** By the checks of the page that sells the contract. */
function failuresOf({ contract, inForce, additions }: OwnedContract, actor: Actor | null) {
  const unmet = structureChecks(inForce, actor?.language ?? contract.language, additions).filter(isUnmet);
  const toMend = unmet.find((check) => check.toMend !== undefined)?.toMend;
  return { failedChecks: unmet.map(({ name }) => name), ...(toMend !== undefined && { toMend }) };
}
