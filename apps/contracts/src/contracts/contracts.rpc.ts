import { Controller } from '@nestjs/common';
import { isUnmet, structureChecks, type FurtherTerm } from '@pactwright/drafting';
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
    const further = furtherTerms(asked, answers, contract.language);
    const second = secondTerms(asked, answers);
    return {
      contractId: contract.id,
      ownerUserId: contract.ownerUserId,
      ownerGuestId: contract.ownerGuestId,
      status: contract.status,
      language: contract.language,
      answers,
      additions,
      furtherTerms: further,
      ...second,
      ...(isOrder && failuresOf(owned, [...further, ...(second.secondTerms ?? [])], actor)),
      updatedAt: contract.updatedAt.toISOString(),
    };
  }
}

/** By the checks of the page that sells the contract. */
function failuresOf(
  { contract, inForce, additions }: OwnedContract,
  further: readonly FurtherTerm[],
  actor: Actor | null,
) {
  const language = actor?.language ?? contract.language;
  const unmet = structureChecks(inForce, language, additions, further).filter(isUnmet);
  const toMend = unmet.find((check) => check.toMend !== undefined)?.toMend;
  return { failedChecks: unmet.map(({ name }) => name), ...(toMend !== undefined && { toMend }) };
}
