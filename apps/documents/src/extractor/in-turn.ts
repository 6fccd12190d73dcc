import type { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';

/** One of so many at once; whoever is one too many is told so by `busy` before any work is done. `signal` gives the place up. */
export async function inTurn<T>(
  turns: BulkheadPolicy,
  signal: AbortSignal,
  act: () => Promise<T>,
  busy: (cause: BulkheadRejectedError) => AppError,
): Promise<T> {
  try {
    return await turns.execute(act, signal);
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? busy(error) : error;
  }
}
