import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ANSWER_MAX_LENGTH,
  type Actor,
  type Answers,
  type ContractStatus,
  type SaveAnswerRequest,
} from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { Contract } from '../drafts/contract.entity.js';
import { isVisibleTo } from '../drafts/ownership.js';
import { statusAfter } from '../drafts/status.js';
import { Answer } from './answer.entity.js';
import { cleanText, cleanValue } from './clean-text.js';
import { ExtraAnswer } from './extra-answer.entity.js';
import { resolveAnswer, type ResolvedAnswer } from './resolve-answer.js';
import { isBlank } from './resolve-value.js';
import { SUMMARY_KEYS, summarise } from './summary.js';

/** More than any wizard has fields; what else comes is noise and only logged. */
const EXTRA_ANSWERS_MAX = 200;
const LOGGED_NAME_LENGTH = 120;

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
    const { catalogue, resolved } = await this.resolve(request);
    await this.dataSource.transaction(async (manager) => {
      const contract = await lockContract(manager, actor, request.contractId);
      const status = statusAfter(contract.status, 'answer');
      if (status === undefined) throw new AppError('CONTRACT_NOT_FOUND');
      if (resolved.kind === 'extra') {
        await this.keepAside(manager, contract, status, request, resolved);
      } else if (await storeAnswer(manager, request, resolved)) {
        await touch(manager, contract, status, resolved, catalogue);
      }
    });
  }

  /** An answer that the remembered wizard does not know may be to a question that is newer than the copy. */
  private async resolve(
    request: SaveAnswerRequest,
  ): Promise<{ catalogue: Catalogue; resolved: ResolvedAnswer }> {
    const remembered = await this.catalogue.get();
    const resolved = resolveAnswer(remembered, request);
    if (resolved.kind === 'answer') return { catalogue: remembered, resolved };
    const catalogue = await this.catalogue.getAnew();
    const again = resolveAnswer(catalogue, request);
    if (again.kind === 'extra' && !catalogue.isTranslated) throw new AppError('SERVICE_UNAVAILABLE');
    return { catalogue, resolved: again };
  }

  private async keepAside(
    manager: EntityManager,
    contract: Contract,
    status: ContractStatus,
    request: SaveAnswerRequest,
    { reason }: ResolvedAnswer & { kind: 'extra' },
  ): Promise<void> {
    const { stepKey, fieldKey, key } = request;
    this.log.warn(
      {
        contractId: contract.id,
        reason,
        stepKey: stepKey.slice(0, LOGGED_NAME_LENGTH),
        fieldKey: fieldKey.slice(0, LOGGED_NAME_LENGTH),
      },
      'answer kept aside',
    );
    const fieldHash = createHash('sha256')
      .update(JSON.stringify([stepKey, key ?? fieldKey]))
      .digest('hex');
    const others = await manager.countBy(ExtraAnswer, { contractId: contract.id });
    const isKnown = await manager.existsBy(ExtraAnswer, { contractId: contract.id, fieldHash });
    if (!isKnown && others >= EXTRA_ANSWERS_MAX) return;
    const raw = rawText(request.value);
    await manager.query(
      `INSERT INTO extra_answers (contract_id, field_hash, step_key, field_key, raw, reason, sequence)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT pk_extra_answers DO UPDATE
         SET raw = EXCLUDED.raw, reason = EXCLUDED.reason, updated_at = now(),
             sequence = COALESCE(EXCLUDED.sequence, extra_answers.sequence)
       WHERE (extra_answers.sequence <= EXCLUDED.sequence) IS NOT FALSE`,
      [contract.id, fieldHash, stepKey, fieldKey, raw, reason, request.sequence ?? null],
    );
    if (!isBlank(raw)) await manager.update(Contract, contract.id, { status, updatedAt: new Date() });
  }
}

async function lockContract(manager: EntityManager, actor: Actor, id: string): Promise<Contract> {
  const contract = await manager.findOne(Contract, {
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!contract || !isVisibleTo(actor, contract)) throw new AppError('CONTRACT_NOT_FOUND');
  return contract;
}

/** False when a newer write of this field is stored already. A write without a number is taken as the newest. */
async function storeAnswer(
  manager: EntityManager,
  request: SaveAnswerRequest,
  { key, value }: ResolvedAnswer & { kind: 'answer' },
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `INSERT INTO answers (contract_id, key, value, raw, sequence) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ON CONSTRAINT pk_answers DO UPDATE
       SET value = EXCLUDED.value, raw = EXCLUDED.raw, updated_at = now(),
           sequence = COALESCE(EXCLUDED.sequence, answers.sequence)
     WHERE (answers.sequence <= EXCLUDED.sequence) IS NOT FALSE
     RETURNING key`,
    [request.contractId, key, JSON.stringify(value), rawText(request.value), request.sequence ?? null],
  );
  return rows.length > 0;
}

async function touch(
  manager: EntityManager,
  contract: Contract,
  status: ContractStatus,
  { key, value }: ResolvedAnswer & { kind: 'answer' },
  catalogue: Catalogue,
): Promise<void> {
  const summary = SUMMARY_KEYS.includes(key)
    ? summarise(catalogue, await summaryAnswers(manager, contract.id), contract.language)
    : {};
  /* An empty field that lost the focus does not make an empty draft a contract. */
  const reached = isBlank(value) ? contract.status : status;
  await manager.update(Contract, contract.id, { ...summary, status: reached, updatedAt: new Date() });
}

async function summaryAnswers(manager: EntityManager, contractId: string): Promise<Answers> {
  const rows = await manager.findBy(Answer, { contractId, key: In([...SUMMARY_KEYS]) });
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
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

const rawText = (value: SaveAnswerRequest['value']): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
