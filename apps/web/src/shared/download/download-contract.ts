import type { Details } from '@pactwright/drafting';
import { documentsCalls, downloadName, type DocumentFormat } from '@pactwright/protocol';
import type { ApiError } from '../api/api-error.js';
import { requestTo } from '../api/request-to.js';
import { fitDetails } from '../details/problem.js';
import { downloadFile } from './download-file.js';

/** Fetches the file and saves it; resolves to what went wrong, or null. With details they stand in it, except one that no file can hold: its gap stays. */
export const downloadContract = (
  id: string,
  format: DocumentFormat,
  details: Details,
): Promise<ApiError | null> => {
  const params = { id, format };
  const given = fitDetails(details);
  return downloadFile(
    Object.keys(given).length > 0
      ? requestTo(documentsCalls.downloadFilled, { params, body: { details: given } })
      : requestTo(documentsCalls.downloadContract, { params }),
    downloadName(id, format),
  );
};
