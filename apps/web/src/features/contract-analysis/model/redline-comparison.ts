import {
  CONTRACT_FIELD,
  MINE_FIELD,
  UPLOAD_FIELD,
  addressOf,
  documentsCalls,
  type CompareRequest,
} from '@pactwright/protocol';
import type { ApiError } from '../../../shared/api/api-error.js';
import { send } from '../../../shared/api/request.js';
import { saveFile } from '../../../shared/download/download-file.js';

/** Whether mine can come back as a Word file: a contract of one's own always, a checked file where it is one itself. */
export const isWordPossible = ({ mine }: CompareRequest, mineName: string): boolean =>
  typeof mine !== 'string' || /\.docx$/iu.test(mineName);

/**
 * Has what leads from mine to theirs written into a Word file and saves it; resolves to what went wrong, or null. `file` is mine once
 * more, where it is a checked file.
 */
export async function redlineComparison(
  { mine, theirs }: CompareRequest,
  { file, name }: { readonly file: File | undefined; readonly name: string },
): Promise<ApiError | null> {
  const form = new FormData();
  if (typeof mine === 'string') form.set(MINE_FIELD, mine);
  else form.set(CONTRACT_FIELD, mine.contract);
  if (file) form.set(UPLOAD_FIELD, file, file.name);
  const { redlineComparison: call } = documentsCalls;
  const result = await send({
    url: addressOf(call, { params: { id: theirs } }),
    method: call.method,
    body: form,
    headers: { Accept: '*/*' },
  });
  if ('error' in result) return result.error;
  saveFile(await result.data.blob(), name);
  return null;
}
