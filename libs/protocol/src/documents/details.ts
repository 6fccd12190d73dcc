import { DETAIL_KINDS, DETAIL_PARTIES } from '@pactwright/drafting/facts';
import { z } from 'zod';
import type { Told } from '../platform/told.js';

/** The longest detail, in UTF-16 units: a long address fits, a page of text does not. */
export const DETAIL_LENGTH = 500;
/** The largest body of a download with details, in bytes. */
export const DETAILS_BYTES = 16 * 1024;

/**
 * Whether a file can hold the text: no half characters, no control characters, and none that turn the direction of what stands
 * behind them round.
 */
export const isDetailText = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);

/**
 * POST /api/contracts/{id}/download/{pdf|docx}: what stands in this one file in place of its gaps, by their ids (see
 * `GET .../details`). Nothing of it is stored.
 */
export const filledDownloadRequest = z.object({
  details: z.record(z.string(), z.string().max(DETAIL_LENGTH).refine(isDetailText)),
});
export type FilledDownloadRequest = z.infer<typeof filledDownloadRequest>;

/** GET /api/contracts/{id}/details: what is left to fill into this contract, each gap once, in the caller's language. */
export const contractDetails = z.object({
  details: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      party: z.enum(DETAIL_PARTIES),
      kind: z.enum(DETAIL_KINDS),
      required: z.boolean(),
      places: z.int().positive(),
      country: z.string().optional(),
      isCompany: z.boolean().optional(),
    }),
  ),
});
export type ContractDetails = Told<typeof contractDetails>;
