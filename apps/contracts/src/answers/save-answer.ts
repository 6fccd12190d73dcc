import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ContractStatus,
  type Language,
  type SaveAnswerRequest,
  storable,
} from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { contextKeysOf, needsQuestion } from '@pactwright/drafting';
import { DataSource, type EntityManager } from 'typeorm';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { Contract } from '../store/contract.entity.js';
import { isVisibleTo } from '../store/ownership.js';
import { UNTOUCHED, isPaidStatus, statusAfter } from '../store/status.js';
import {
  keepExtraAnswer,
  lockContract,
  readContract,
  storeAnswer,
  type AnsweredContract,
} from './answer-store.js';
import { assertAcceptable, assertReadable, type Resolution } from './acceptable.js';
import { askedWords, settledAs, type AskedWords } from './asked-words.js';
import { cleanValue } from './clean-value.js';
import type { ExtraReason } from './extra-answer.entity.js';
import { resolveAnswer, type ResolvedAnswer } from './resolve-answer.js';
import { isBlank, type StoredValue } from './resolve-value.js';
import { SUMMARY_KEYS, summarise, type Summary } from './summary.js';

const LOGGED_NAME_LENGTH = 120;

/** Saves one answer under the key it means, whatever words the browser used for it (T-04, T-56). */
@Injectable()
export class SaveAnswer {
  private readonly log = logger('answers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  /** `reader` is the language in which a refusal names the field. */
  async run(actor: Actor, sent: SaveAnswerRequest, reader: Language): Promise<void> {
    const request = clean(sent);
    const resolution = await this.resolve(request);
    assertAcceptable(resolution, request, reader);
    const save = (manager: EntityManager): Promise<boolean> =>
      this.save(manager, actor, request, resolution, reader);
    /* Nobody waits for anybody unless two change one contract at the same moment, or an answer is kept aside. */
    if (resolution.resolved.kind === 'answer' && (await save(this.dataSource.manager))) return;
    await this.dataSource.transaction(async (manager) => {
      await lockContract(manager, request.contractId);
      await save(manager);
    });
  }

  /** False, and nothing is saved, when somebody else has changed the contract meanwhile. */
  private async save(
    manager: EntityManager,
    actor: Actor,
    request: SaveAnswerRequest,
    resolution: Resolution,
    reader: Language,
  ): Promise<boolean> {
    const { resolved } = resolution;
    const isSummary = resolved.kind === 'answer' && SUMMARY_KEYS.includes(resolved.key);
    const context =
      resolved.kind === 'answer' ? [resolved.field.key, ...contextKeysOf(resolved.field.key)] : [];
    const keys = [...(isSummary ? SUMMARY_KEYS : []), ...context];
    const contract = await readContract(manager, request.contractId, keys);
    if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
    assertReadable(resolution, contract.answers, reader);
    const answered = statusAfter(contract.status, 'answer');
    if (answered === undefined) throw new AppError('CONTRACT_NOT_FOUND');
    /* An empty field that lost the focus does not make an untouched draft a contract. */
    const status = isEmptied(request, resolution) ? contract.status : answered;
    const updatedAt = new Date();
    const isFirst = contract.status === UNTOUCHED && status !== UNTOUCHED;
    const firstAnsweredAt = isFirst ? updatedAt : contract.firstAnsweredAt;
    if (resolved.kind === 'answer') {
      const summary = isSummary
        ? summaryAfter(contract, resolution.catalogue, resolved)
        : summaryOf(contract);
      const changes = { ...summary, status, firstAnsweredAt, updatedAt };
      const asked = askedFor(resolution.catalogue, resolved, contract.status);
      return storeAnswer(manager, request, { ...resolved, asked }, contract.version, changes);
    }
    if (await this.keepAside(manager, request, resolved.reason))
      await manager.update(Contract, contract.id, { status, firstAnsweredAt, updatedAt });
    return true;
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

  private keepAside(
    manager: EntityManager,
    request: SaveAnswerRequest,
    reason: ExtraReason,
  ): Promise<boolean> {
    const [stepKey, fieldKey] = [request.stepKey, request.fieldKey].map((name) =>
      name.slice(0, LOGGED_NAME_LENGTH),
    );
    this.log.warn({ contractId: request.contractId, reason, stepKey, fieldKey }, 'answer kept aside');
    return keepExtraAnswer(manager, request, reason);
  }
}

const summaryOf = ({ language, title, freelanceType }: Summary): Summary => ({
  language,
  title,
  freelanceType,
});

const summaryAfter = (
  { answers, language }: AnsweredContract,
  catalogue: Catalogue,
  { key, value }: { readonly key: string; readonly value: StoredValue },
): Summary => summarise(catalogue, { ...answers, [key]: value }, language);

/** In a contract that is paid for, also whether and where the answer stands is settled with it. */
function askedFor(
  catalogue: Catalogue,
  { key, value, field, isCompanion, second }: Extract<ResolvedAnswer, { kind: 'answer' }>,
  status: ContractStatus,
): AskedWords | undefined {
  if (isCompanion || second !== undefined || !needsQuestion(key, { [key]: value })) return undefined;
  const words = askedWords(catalogue, field, value);
  return isPaidStatus(status) ? { ...words, settled: settledAs(catalogue, field) } : words;
}

function isEmptied({ value }: SaveAnswerRequest, { resolved }: Resolution): boolean {
  if (resolved.kind === 'answer') return isBlank(resolved.value);
  return value === null || (typeof value !== 'number' && isBlank(value));
}

function clean(request: SaveAnswerRequest): SaveAnswerRequest {
  return {
    ...request,
    value: cleanValue(request.value),
    stepKey: storable(request.stepKey),
    fieldKey: storable(request.fieldKey),
    ...(request.key !== undefined && { key: storable(request.key) }),
  };
}
