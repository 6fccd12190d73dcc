import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CONTRACT_LABEL_MAX, type Actor, type Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { excerpt } from '../answers/summary.js';
import { ContractProgress } from '../store/contract-progress.entity.js';
import { Contract } from '../store/contract.entity.js';
import { ContractsService, LIST_MAX } from './contracts.service.js';
import { lockOwner, ownerOf, isVisibleTo, settledOwner, visibleTo } from '../store/ownership.js';
import { UNTOUCHED } from '../store/status.js';

const COPY_OF: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} (copy)`,
  lt: (name) => `${name} (kopija)`,
};
const UNNAMED: Readonly<Record<Language, string>> = { en: 'Contract', lt: 'Sutartis' };

/** Makes another contract of the same answers and approved texts; neither the payment nor a file comes along. */
@Injectable()
export class CopyContract {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractsService,
  ) {}

  /** @throws AppError CONTRACT_NOT_FOUND for a contract that is not the actor's; TOO_MANY_CONTRACTS where a list would not show it. */
  async run(actor: Actor, sourceId: string, reader: Language): Promise<string> {
    const caller = ownerOf(actor);
    if (!caller) throw new AppError('CONTRACT_NOT_FOUND');
    const { ownTitle, client, freelanceType } = await this.contracts.getDetail(actor, sourceId, reader);
    const name = ownTitle ?? [freelanceType ?? UNNAMED[reader], client].filter(Boolean).join(' – ');
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, caller);
      const owner = await settledOwner(manager, caller);
      const where = visibleTo(actor, Not(UNTOUCHED));
      if (where && (await manager.countBy(Contract, where)) >= LIST_MAX) {
        throw new AppError('TOO_MANY_CONTRACTS', { max: LIST_MAX });
      }
      /* Answers wait meanwhile, so that all of them are of one moment. */
      const source = await manager.findOne(Contract, {
        where: { id: sourceId, status: Not(UNTOUCHED) },
        lock: { mode: 'for_no_key_update' },
      });
      if (!source || !isVisibleTo(actor, source)) throw new AppError('CONTRACT_NOT_FOUND');
      const id = randomUUID();
      await manager.insert(Contract, {
        id,
        ...owner,
        status: 'in_progress',
        language: source.language,
        title: source.title,
        freelanceType: source.freelanceType,
        ownTitle: titleOfCopy(name, reader),
        clientName: source.clientName,
        firstAnsweredAt: new Date(),
      });
      await copyAnswers(manager, sourceId, id);
      return id;
    });
  }
}

/** Says that it is a copy; of a name that leaves no room for that, the end goes, and one sees that it did. */
function titleOfCopy(name: string, reader: Language): string {
  const room = CONTRACT_LABEL_MAX - COPY_OF[reader]('').length;
  return COPY_OF[reader](excerpt(name, room) ?? UNNAMED[reader]);
}

async function copyAnswers(manager: EntityManager, from: string, to: string): Promise<void> {
  /* What a browser has counted belongs to the contract it wrote to: the copy begins anew. Nor is it paid for. */
  await manager.query(
    `INSERT INTO answers (contract_id, key, value, raw, sequence, asked)
     SELECT $2, key, value, raw, NULL, asked - 'settled' FROM answers WHERE contract_id = $1`,
    [from, to],
  );
  await manager.query(
    `INSERT INTO extra_answers (contract_id, field_hash, step_key, field_key, raw, reason, sequence)
     SELECT $2, field_hash, step_key, field_key, raw, reason, NULL FROM extra_answers WHERE contract_id = $1`,
    [from, to],
  );
  const progress = await manager.findOneBy(ContractProgress, { contractId: from });
  if (!progress) return;
  /* The improvement page finds its contract by what it keeps. */
  const state = progress.state && { ...progress.state, contractId: to };
  await manager.save(Object.assign(new ContractProgress(), { ...progress, contractId: to, state }));
}
