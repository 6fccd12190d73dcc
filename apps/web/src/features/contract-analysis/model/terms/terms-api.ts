import { documentsCalls } from '@pactwright/protocol';
import { requestTo } from '../../../../shared/api/request-to.js';
import { sendForJson } from '../../../../shared/api/request.js';

export const getTerms = (id: string, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.listTerms, { params: { id } }), signal });
