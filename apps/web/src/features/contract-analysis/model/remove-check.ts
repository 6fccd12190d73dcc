import type { ErrorCode } from '@pactwright/protocol';
import type { ApiError } from '../../../shared/api/api-error.js';
import { deleteCheck } from '../api.js';
import { forgetCheck } from './kept-checks.js';
import { dropFile } from './sent-file.js';

const GONE: ErrorCode = 'RUN_NOT_FOUND';

/** On the server and then in this browser. What is wrong where that failed; what is kept no longer is as good as deleted. */
export async function removeCheck(runId: string): Promise<ApiError | undefined> {
  const result = await deleteCheck(runId);
  if ('error' in result && result.error.code !== GONE) return result.error;
  dropFile(runId);
  await forgetCheck(runId);
  return undefined;
}
