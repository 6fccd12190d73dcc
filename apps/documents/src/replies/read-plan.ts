import { PLAN_FIELD, PLAN_MAX_BYTES, replyPlan, type ReplyPlan } from '@pactwright/protocol';
import { AppError, parseWith, requireReadable } from '@pactwright/server-kit';

/** What decoding leaves of bytes that are no text. */
const BROKEN = '\ufffd';

/**
 * The plan that a part of a form carries as JSON.
 * @throws AppError PAYLOAD_TOO_LARGE, MALFORMED_REQUEST when it is no JSON, VALIDATION_FAILED.
 */
export function readPlan(field: string | undefined): ReplyPlan {
  const body = field === undefined ? undefined : jsonOf(field);
  requireReadable({ url: '', query: {}, params: {}, body });
  return parseWith(replyPlan, body, PLAN_FIELD);
}

function jsonOf(field: string): unknown {
  if (Buffer.byteLength(field) > PLAN_MAX_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
  if (field.includes(BROKEN)) throw new AppError('MALFORMED_REQUEST');
  try {
    return JSON.parse(field);
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', {}, { cause });
  }
}
