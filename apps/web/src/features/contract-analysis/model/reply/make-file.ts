import {
  PLAN_FIELD,
  REDLINE_HEADERS,
  UPLOAD_FIELD,
  documentsCalls,
  type ReplyPlan,
} from '@pactwright/protocol';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { formTo } from '../../../../shared/api/form-to.js';
import { requestTo } from '../../../../shared/api/request-to.js';
import { send } from '../../../../shared/api/request.js';
import { downloadFile, saveFile } from '../../../../shared/download/download-file.js';

/** What became of a Word file that was asked for. */
export type MadeRedline =
  | { readonly error: ApiError }
  | {
      readonly changed: number;
      /** Points that became comments, because their words stand where nothing can be changed. */
      readonly displaced: number;
      /** Whether the file asks its readers not to change it. */
      readonly isProtected: boolean;
    };

interface Asked {
  readonly runId: string;
  readonly plan: ReplyPlan;
  /** What it is saved as. */
  readonly name: string;
}

/** Has the plan written into the file that was checked, and saves what comes back. */
export async function makeRedline(file: File, { runId, plan, name }: Asked): Promise<MadeRedline> {
  const request = formTo(documentsCalls.makeRedline, {
    params: { id: runId },
    form: { [PLAN_FIELD]: plan, [UPLOAD_FIELD]: file },
  });
  const result = await send({ ...request, headers: { Accept: '*/*' } });
  if ('error' in result) return result;
  const { headers } = result.data;
  saveFile(await result.data.blob(), name);
  return {
    changed: Number(headers.get(REDLINE_HEADERS.changed)),
    displaced: Number(headers.get(REDLINE_HEADERS.displaced)),
    isProtected: headers.get(REDLINE_HEADERS.isProtected) === 'true',
  };
}

/** Saves the table of their words, ours and why; resolves to what went wrong, or null. */
export const makeSheet = ({ runId, plan, name }: Asked): Promise<ApiError | null> =>
  downloadFile(requestTo(documentsCalls.makeReplySheet, { params: { id: runId }, body: plan }), name);
