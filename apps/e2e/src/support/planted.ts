import { randomUUID } from 'node:crypto';
import { DETAIL_NAMES } from '@pactwright/drafting';

const COUNT = 50;

/** Personal strings that exist nowhere else, and the details of contracts that have them all between them. */
export function plantedDetails(): {
  readonly words: readonly string[];
  readonly batches: readonly Readonly<Record<string, string>>[];
} {
  /* Without digits alone, which other things could have by chance. */
  const words = Array.from({ length: COUNT }, () => randomUUID());
  const batches = Array.from({ length: Math.ceil(COUNT / DETAIL_NAMES.length) }, (_, batch) =>
    Object.fromEntries(
      words
        .slice(batch * DETAIL_NAMES.length, (batch + 1) * DETAIL_NAMES.length)
        .map((word, at) => [DETAIL_NAMES[at], `Planted ${word}`]),
    ),
  );
  return { words, batches };
}
