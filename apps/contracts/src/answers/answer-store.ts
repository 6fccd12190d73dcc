import { createHash } from 'node:crypto';
import type { SaveAnswerRequest } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { ExtraAnswer, type ExtraReason } from './extra-answer.entity.js';
import type { StoredValue } from './resolve-value.js';

/** More than any wizard has fields; what else comes is noise. */
export const EXTRA_ANSWERS_MAX = 200;

/**
 * Writes the value of a key unless a newer write is stored already, and says whether it did (T-56). A write without a number
 * is taken as the newest.
 */
export async function storeAnswer(
  manager: EntityManager,
  { contractId, value: sent, sequence }: SaveAnswerRequest,
  key: string,
  value: StoredValue,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `INSERT INTO answers (contract_id, key, value, raw, sequence) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ON CONSTRAINT pk_answers DO UPDATE
       SET value = EXCLUDED.value, raw = EXCLUDED.raw, updated_at = now(),
           sequence = COALESCE(EXCLUDED.sequence, answers.sequence)
     WHERE (answers.sequence <= EXCLUDED.sequence) IS NOT FALSE
     RETURNING key`,
    [contractId, key, JSON.stringify(value), rawText(sent), sequence ?? null],
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
