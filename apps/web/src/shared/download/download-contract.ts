import { documentsCalls, downloadName, type DocumentFormat } from '@pactwright/protocol';
import type { ApiError } from '../api/api-error.js';
import { requestTo } from '../api/endpoint.js';
import { downloadFile } from './download-file.js';

/** Fetches the file and saves it as contract-{id}.{ext}; resolves to what went wrong, or null. */
export const downloadContract = (contractId: string, format: DocumentFormat): Promise<ApiError | null> =>
  downloadFile(
    requestTo(documentsCalls.downloadContract, { params: { id: contractId, format } }),
    downloadName(contractId, format),
  );
