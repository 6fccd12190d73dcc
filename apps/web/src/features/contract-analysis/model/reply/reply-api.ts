import { documentsCalls } from '@pactwright/protocol';
import { requestTo } from '../../../../shared/api/request-to.js';
import { sendForJson } from '../../../../shared/api/request.js';

/* Apart from the calls of the check: what is shared with it would be loaded in a file of its own by whoever only checks. */

export const getCheck = (id: string, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.getUploadRun, { params: { id } }), signal });

export const getUnit = (id: string, signal?: AbortSignal) =>
  sendForJson({
    ...requestTo(documentsCalls.getReplyUnit, { params: { id } }),
    ...(signal && { signal }),
  });

export const getProposals = (id: string, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.listReplyProposals, { params: { id } }), signal });
