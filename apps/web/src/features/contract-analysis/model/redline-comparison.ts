import {
  CONTRACT_FIELD,
  MINE_FIELD,
  UPLOAD_FIELD,
  documentsCalls,
  type CompareRequest,
} from '@pactwright/protocol';
import type { ApiError } from '../../../shared/api/api-error.js';
import { formTo } from '../../../shared/api/form-to.js';
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
  const request = formTo(documentsCalls.redlineComparison, {
    params: { id: theirs },
    form: {
      ...(typeof mine === 'string' ? { [MINE_FIELD]: mine } : { [CONTRACT_FIELD]: mine.contract }),
      ...(file && { [UPLOAD_FIELD]: file }),
    },
  });
  const result = await send({ ...request, headers: { Accept: '*/*' } });
  if ('error' in result) return result.error;
  saveFile(await result.data.blob(), name);
  return null;
}
