import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { answersInForce } from '@pactwright/drafting';
import type { Actor, Answers, SaveProgressRequest } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { mergeAnswers, resolveForm } from '../answers/resolve-form.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ContractsService, type OwnedContract } from '../contracts/contracts.service.js';
import { Contract } from '../store/contract.entity.js';
import { isVisibleTo } from '../store/ownership.js';
import { UNTOUCHED, statusAfter } from '../store/status.js';
import { additionsOf, separateIds } from './additions-of.js';
import { assertSentences } from './assert-sentences.js';
import { ContractProgress } from '../store/contract-progress.entity.js';

/* A clock that is wrong by years must not make every later write look old. */
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;

/** Keeps what the improvement page holds, and makes each approved text a part of the contract (R-API-16, T-03). */
@Injectable()
export class SaveProgress {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogues: CatalogueService,
    private readonly contracts: ContractsService,
  ) {}

  async run(actor: Actor, request: SaveProgressRequest): Promise<void> {
    const { contractId, formData, aiSuggestions, state } = request;
    const owned = await this.contracts.get(actor, contractId);
    const answers = await this.answersOf(owned, request);
    const additions = additionsOf(aiSuggestions.suggestions, answers, owned.contract.language);
    const writtenAt = timeOf(aiSuggestions.lastUpdated);
    await this.dataSource.transaction(async (manager) => {
      const contract = await lockContract(manager, actor, contractId);
      const status = statusAfter(contract.status, 'improve');
      if (status === undefined) throw new AppError('CONTRACT_NOT_FOUND');
      const stored = await manager.findOneBy(ContractProgress, { contractId });
      if (stored && stored.writtenAt > writtenAt) return;
      assertSentences(additions, {
        answers,
        language: owned.contract.language,
        stored: stored?.additions ?? [],
        separate: separateIds(request),
      });
      const progress = { contractId, formData, aiSuggestions, additions, writtenAt };
      const kept = state ?? stored?.state ?? null;
      await manager.save(Object.assign(new ContractProgress(), progress, { state: kept }));
      /* The text moves with the additions alone: only then is a rendered file out of date. */
      if (isDeepStrictEqual(additions, stored?.additions ?? [])) return;
      const now = new Date();
      const started = contract.status === UNTOUCHED ? { firstAnsweredAt: now } : {};
      await manager.update(Contract, contractId, { ...started, status, updatedAt: now });
    });
  }

  private async answersOf(owned: OwnedContract, { formData }: SaveProgressRequest): Promise<Answers> {
    const catalogue = await this.catalogues.get();
    const answers = mergeAnswers(Object.entries(owned.answers), resolveForm(catalogue, formData));
    return answersInForce(answers, owned.askedWhen);
  }
}

async function lockContract(manager: EntityManager, actor: Actor, id: string): Promise<Contract> {
  const contract = await manager.findOne(Contract, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
  return contract;
}

function timeOf(lastUpdated: string): Date {
  return new Date(Math.min(Date.parse(lastUpdated), Date.now() + CLOCK_TOLERANCE_MS));
}
