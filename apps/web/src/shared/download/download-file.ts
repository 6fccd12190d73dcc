import { attachedName } from '@pactwright/protocol';
import type { ApiError } from '../api/api-error.js';
import type { ApiRequest } from '../api/api-request.js';
import { send } from '../api/request.js';

const SAVING_TAKES_MS = 60_000;

/** Fetches a file and saves it under the name that comes with it, or else this one; resolves to what went wrong, or null. */
export async function downloadFile(file: ApiRequest, name: string): Promise<ApiError | null> {
  const result = await send({ ...file, headers: { Accept: '*/*' } });
  if ('error' in result) return result.error;
  saveFile(await result.data.blob(), attachedName(result.data.headers.get('content-disposition')) ?? name);
  return null;
}

/** Saves what is here already under this name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  /* Some browsers only read the address once the reader has chosen where to save. */
  setTimeout(() => URL.revokeObjectURL(url), SAVING_TAKES_MS);
}
