import type { Payer } from '@pactwright/protocol';

/** What a run has beside its question. */
export interface RunContext {
  /** Who the model's tokens are counted against. */
  readonly payer: Payer;
  readonly signal: AbortSignal;
  /** How long until the asker gives the run up, in milliseconds; null where only the job has a limit. */
  readonly leftMs: number | null;
}
