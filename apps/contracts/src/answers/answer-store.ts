import { createHash } from 'node:crypto';
import type { Answers, ContractStatus, SaveAnswerRequest } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import type { Contract } from '../store/contract.entity.js';
import { ExtraAnswer, type ExtraReason } from './extra-answer.entity.js';
import type { AskedWords } from './asked-words.js';
import type { StoredValue } from './resolve-value.js';
import type { Summary } from './summary.js';

/** More than any wizard has fields; what else comes is noise. */
export const EXTRA_ANSWERS_MAX = 200;

/** A contract as an answer finds it. */
export interface AnsweredContract extends Owner, Summary {
  readonly id: string;
  readonly status: ContractStatus;
  readonly firstAnsweredAt: Date | null;
  /** Another one after every change of the contract or of its answers. */
  readonly version: string;
  /** Those of its answers that were asked for. */
  readonly answers: Answers;
}
type Owner = Pick<Contract, 'ownerUserId' | 'ownerGuestId'>;

/** An answer with the words of its question, where the contract needs them. */
export interface StoredAnswer {
  readonly key: string;
  readonly value: StoredValue;
  readonly asked: AskedWords | undefined;
}

/** What an answer makes of its contract. */
export type AnsweredChanges = Summary & Pick<Contract, 'status' | 'firstAnsweredAt' | 'updatedAt'>;

export async function readContract(
  manager: EntityManager,
  id: string,
  keys: readonly string[],
): Promise<AnsweredContract | undefined> {
  const [contract]: AnsweredContract[] = await manager.query(
    `SELECT id, owner_user_id AS "ownerUserId", owner_guest_id AS "ownerGuestId", status, language, title,
       freelance_type AS "freelanceType", first_answered_at AS "firstAnsweredAt", xmin::text AS version,
       (SELECT COALESCE(jsonb_object_agg(key, value), '{}') FROM answers
        WHERE contract_id = contracts.id AND key = ANY($2)) AS answers
     FROM contracts WHERE id = $1`,
    [id, keys],
  );
  return contract;
}

/** Makes whoever changes the contract wait until the transaction ends. */
export async function lockContract(manager: EntityManager, id: string): Promise<void> {
  await manager.query('SELECT 1 FROM contracts WHERE id = $1 FOR NO KEY UPDATE', [id]);
}

/**
 * Writes the value of a key and what it makes of the contract, unless a newer write is stored already (T-56). A write without a
 * number is taken as the newest. False, and nothing is written, when the contract is not as it was read any more.
 */
export async function storeAnswer(
  manager: EntityManager,
  { contractId, value: sent, sequence }: SaveAnswerRequest,
  { key, value, asked }: StoredAnswer,
  version: string,
  changes: AnsweredChanges,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `WITH contract AS (
       SELECT id FROM contracts WHERE id = $1 AND xmin = $2::xid FOR NO KEY UPDATE
     ), stored AS (
       INSERT INTO answers (contract_id, key, value, raw, sequence, asked)
       SELECT id, $3, $4::jsonb, $5, $6::bigint, $13::jsonb FROM contract
       ON CONFLICT ON CONSTRAINT pk_answers DO UPDATE
         SET value = EXCLUDED.value, raw = EXCLUDED.raw, updated_at = now(),
             sequence = COALESCE(EXCLUDED.sequence, answers.sequence),
             asked = CASE WHEN answers.asked ? 'settled'
               THEN EXCLUDED.asked || jsonb_build_object('settled', answers.asked -> 'settled') ELSE EXCLUDED.asked END
       WHERE (answers.sequence <= EXCLUDED.sequence) IS NOT FALSE
       RETURNING contract_id
     ), changed AS (
       UPDATE contracts SET status = $7, language = $8, title = $9, freelance_type = $10,
         first_answered_at = $11, updated_at = $12
       FROM stored WHERE id = stored.contract_id
     )
     SELECT 1 FROM contract`,
    [
      contractId,
      version,
      key,
      JSON.stringify(value),
      rawText(sent),
      sequence ?? null,
      changes.status,
      changes.language,
      changes.title,
      changes.freelanceType,
      changes.firstAnsweredAt,
      changes.updatedAt,
      asked === undefined ? null : JSON.stringify(asked),
    ],
  );
  return rows.length > 0;
}

/** Keeps an answer that means nothing to this wizard, by the names it came under; false when there are too many of them. */
export async function keepExtraAnswer(
  manager: EntityManager,
  { contractId, stepKey, fieldKey, key, value, sequence }: SaveAnswerRequest,
  reason: ExtraReason,
): Promise<boolean> {
  const fieldHash = createHash('sha256')
    .update(JSON.stringify([stepKey, key ?? fieldKey]))
    .digest('hex');
  const isKnown = await manager.existsBy(ExtraAnswer, { contractId, fieldHash });
  if (!isKnown && (await manager.countBy(ExtraAnswer, { contractId })) >= EXTRA_ANSWERS_MAX) return false;
  await manager.query(
    `INSERT INTO extra_answers (contract_id, field_hash, step_key, field_key, raw, reason, sequence)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT ON CONSTRAINT pk_extra_answers DO UPDATE
       SET raw = EXCLUDED.raw, reason = EXCLUDED.reason, updated_at = now(),
           sequence = COALESCE(EXCLUDED.sequence, extra_answers.sequence)
     WHERE (extra_answers.sequence <= EXCLUDED.sequence) IS NOT FALSE`,
    [contractId, fieldHash, stepKey, fieldKey, rawText(value), reason, sequence ?? null],
  );
  return true;
}

const rawText = (value: SaveAnswerRequest['value']): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
