import { PLAN_FIELD, PLAN_MAX_BYTES } from '@pactwright/protocol';
import { AppError, parseWith, requireReadable } from '@pactwright/server-kit';
import type { z } from 'zod';

/** What decoding leaves of bytes that are no text. */
const BROKEN = '\ufffd';

/**
 * The plan that a part of a form carries as JSON.
 * @throws AppError PAYLOAD_TOO_LARGE, MALFORMED_REQUEST when it is no JSON, VALIDATION_FAILED.
 */
export function readPlan<S extends z.ZodType>(field: string | undefined, schema: S): z.output<S> {
  const body = field === undefined ? undefined : jsonOf(field);
  requireReadable({ url: '', query: {}, params: {}, body });
  return parseWith(schema, body, PLAN_FIELD);
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
