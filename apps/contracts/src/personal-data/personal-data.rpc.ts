import { Controller } from '@nestjs/common';
import { ownerName, PERSONAL_DATA } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { Run } from '@pactwright/server-runs';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { Answer } from '../answers/answer.entity.js';
import { ExtraAnswer } from '../answers/extra-answer.entity.js';
import { Contract } from '../store/contract.entity.js';
import { ContractProgress } from '../store/contract-progress.entity.js';

type Definition = typeof PERSONAL_DATA.contracts;

/** Every row of a user or a visitor, as it is stored. */
@Controller()
export class PersonalDataRpc {
  constructor(private readonly dataSource: DataSource) {}

  @RpcHandler(PERSONAL_DATA.contracts)
  async get(owner: z.infer<Definition['request']>): Promise<z.infer<Definition['response']>> {
    const { manager } = this.dataSource;
    const contracts = await manager.find(Contract, {
      where: 'userId' in owner ? { ownerUserId: owner.userId } : { ownerGuestId: owner.guestId },
      order: { createdAt: 'ASC' },
    });
    const ofThem = { contractId: In(contracts.map(({ id }) => id)) };
    const [answers, extraAnswers, progress, runs] = await Promise.all([
      manager.findBy(Answer, ofThem),
      manager.findBy(ExtraAnswer, ofThem),
      manager.findBy(ContractProgress, ofThem),
      manager.find(Run, { where: { owner: ownerName(owner) }, order: { createdAt: 'ASC' } }),
    ]);
    const documents = {
      contracts: contracts.map((contract) => ({
        ...contract,
        answers: answers.filter(({ contractId }) => contractId === contract.id),
        extraAnswers: extraAnswers.filter(({ contractId }) => contractId === contract.id),
        progress: progress.find(({ contractId }) => contractId === contract.id) ?? null,
      })),
      advice: runs,
    };
    /* Dates become text here, and not on the way. */
    return { documents: JSON.parse(JSON.stringify(documents)) as Record<string, unknown> };
  }
}
