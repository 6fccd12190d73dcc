import { documentsCalls, type CompareRequest } from '@pactwright/protocol';
import { requestTo } from '../../shared/api/request-to.js';
import { sendForJson } from '../../shared/api/request.js';

/** What is no longer the same in the second of two checked files. Apart from what sends files, which only the check needs. */
export const compareFiles = (body: CompareRequest, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.compareVersions, { body }), signal });
