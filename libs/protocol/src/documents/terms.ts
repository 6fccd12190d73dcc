import { z } from 'zod';
import { language } from '../platform/language.js';
import type { Told } from '../platform/told.js';

const place = z.int().nonnegative();

/** Places are UTF-16 units of the text that was checked, ends exclusive; `quote` is what stands there. */
const termPlace = z.object({
  /** As the reader writes it; null where the value is not read surely enough to be told. */
  value: z.string().nullable(),
  /** Of `value`: names of places stay in that of the contract. */
  language,
  quote: z.string(),
  start: place,
  end: place,
});

const contractTerm = z.object({
  key: z.string(),
  /** In the caller's language. */
  name: z.string(),
  places: z.array(termPlace),
});

/** GET /api/analyze/runs/{id}/terms: a reading, which is not complete. */
export const contractTerms = z.object({
  /** Those whose values are told. */
  set: z.array(contractTerm),
  /** Those of which only the passages are told, for the reader to read. */
  toRead: z.array(contractTerm),
  /** The names of those of which nothing was found. */
  notFound: z.array(z.string()),
});
export type ContractTerms = Told<typeof contractTerms>;
