import type { Language } from '@pactwright/protocol';
import { sendFile } from '../api.js';
import { followRun, type Failure } from './follow-run.js';
import { rememberCheck } from './kept-checks.js';
import { holdFile } from './sent-file.js';

/** The check of a file, or why there is none. */
export type CheckedFile = { readonly runId: string } | { readonly failure: Failure };

/** Sends a file to be checked. Never settles once `signal` has been aborted. */
export async function sentToCheck(file: File, language: Language, signal: AbortSignal): Promise<CheckedFile> {
  const answer = await sendFile({ file, language, signal, onProgress: () => undefined });
  if ('error' in answer) return { failure: answer.error };
  const { runId } = answer.data;
  holdFile(runId, file);
  return { runId };
}

/** Waits until a file that was sent has been checked; the check is kept with those of this browser. Settles as above. */
export async function whenChecked(file: File, runId: string, signal: AbortSignal): Promise<CheckedFile> {
  const outcome = await new Promise<CheckedFile>((resolve) => {
    const stop = followRun(
      runId,
      ({ type }) => {
        if (type === 'finished') resolve({ runId });
      },
      (failure) => resolve({ failure }),
    );
    signal.addEventListener('abort', stop);
  });
  if ('runId' in outcome)
    await rememberCheck({ runId, fileName: file.name, at: Date.now(), size: file.size });
  return outcome;
}
