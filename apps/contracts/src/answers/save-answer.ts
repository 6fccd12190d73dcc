import { Injectable } from '@nestjs/common';
import { ANSWER_MAX_LENGTH, type Actor, type Answers, type SaveAnswerRequest } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { Contract } from '../drafts/contract.entity.js';
import { isVisibleTo } from '../drafts/ownership.js';
import { UNTOUCHED, statusAfter } from '../drafts/status.js';
import { keepExtraAnswer, storeAnswer } from './answer-store.js';
import { Answer } from './answer.entity.js';
import { cleanText, cleanValue } from './clean-text.js';
import { resolveAnswer, type ResolvedAnswer } from './resolve-answer.js';
import { isBlank } from './resolve-value.js';
import { SUMMARY_KEYS, summarise, type Summary } from './summary.js';

const LOGGED_NAME_LENGTH = 120;

interface Resolution {
  readonly catalogue: Catalogue;
  readonly resolved: ResolvedAnswer;
}

/** Saves one answer under the key it means, whatever words the browser used for it (T-04, T-56). */
@Injectable()
export class SaveAnswer {
  private readonly log = logger('answers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  async run(actor: Actor, sent: SaveAnswerRequest): Promise<void> {
    const request = clean(sent);
    const resolution = await this.resolve(request);
    await this.dataSource.transaction(async (manager) => {
      const contract = await lockContract(manager, actor, request.contractId);
      const answered = statusAfter(contract.status, 'answer');
      if (answered === undefined) throw new AppError('CONTRACT_NOT_FOUND');
      if (!(await this.store(manager, request, resolution))) return;
      /* An empty field that lost the focus does not make an untouched draft a contract. */
      const status = isEmptied(request, resolution) ? contract.status : answered;
      const summary = await summaryAfter(manager, contract, resolution);
      const now = new Date();
      const started = contract.status === UNTOUCHED && status !== UNTOUCHED ? { firstAnsweredAt: now } : {};
      await manager.update(Contract, contract.id, { ...summary, ...started, status, updatedAt: now });
    });
  }

  /** An answer that the remembered wizard does not know may be to a question that is newer than the copy. */
  private async resolve(request: SaveAnswerRequest): Promise<Resolution> {
    const remembered = await this.catalogue.get();
    const resolved = resolveAnswer(remembered, request);
    if (resolved.kind === 'answer') return { catalogue: remembered, resolved };
    const catalogue = await this.catalogue.getAnew();
    const again = resolveAnswer(catalogue, request);
    if (again.kind === 'extra' && !catalogue.isTranslated) throw new AppError('SERVICE_UNAVAILABLE');
    return { catalogue, resolved: again };
  }

  private store(
    manager: EntityManager,
    request: SaveAnswerRequest,
    { resolved }: Resolution,
  ): Promise<boolean> {
    if (resolved.kind === 'answer') return storeAnswer(manager, request, resolved.key, resolved.value);
    const [stepKey, fieldKey] = [request.stepKey, request.fieldKey].map((name) =>
      name.slice(0, LOGGED_NAME_LENGTH),
    );
    const { contractId } = request;
    this.log.warn({ contractId, reason: resolved.reason, stepKey, fieldKey }, 'answer kept aside');
    return keepExtraAnswer(manager, request, resolved.reason);
  }
}

async function lockContract(manager: EntityManager, actor: Actor, id: string): Promise<Contract> {
  const contract = await manager.findOne(Contract, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
  return contract;
}

async function summaryAfter(
  manager: EntityManager,
  { id, language }: Contract,
  { catalogue, resolved }: Resolution,
): Promise<Partial<Summary>> {
  if (resolved.kind === 'extra' || !SUMMARY_KEYS.includes(resolved.key)) return {};
  const rows = await manager.findBy(Answer, { contractId: id, key: In([...SUMMARY_KEYS]) });
  const answers: Answers = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return summarise(catalogue, answers, language);
}

function isEmptied({ value }: SaveAnswerRequest, { resolved }: Resolution): boolean {
  if (resolved.kind === 'answer') return isBlank(resolved.value);
  return value === null || (typeof value !== 'number' && isBlank(value));
}

function clean(request: SaveAnswerRequest): SaveAnswerRequest {
  const value = cleanValue(request.value);
  if (typeof value === 'string' && value.length > ANSWER_MAX_LENGTH) {
    throw new AppError('ANSWER_TOO_LONG', { max: ANSWER_MAX_LENGTH });
  }
  return {
    ...request,
    value,
    stepKey: cleanText(request.stepKey),
    fieldKey: cleanText(request.fieldKey),
    ...(request.key !== undefined && { key: cleanText(request.key) }),
  };
}
