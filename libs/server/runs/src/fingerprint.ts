import { createHash } from 'node:crypto';
import { RULES_VERSION } from '@pactwright/drafting';
import type { RunInput } from '@pactwright/protocol';

/** Equal for the same question to the same rules, whatever order its keys came in. */
export const fingerprintOf = (input: RunInput): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, sorted(input)]))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, each]) => [key, sorted(each)]);
}
