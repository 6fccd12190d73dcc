import { contractsCalls, type CreateContractResponse } from '@pactwright/protocol';
import { toThrown } from '../../../shared/api/api-error.js';
import { requestTo } from '../../../shared/api/request-to.js';
import { sendForJson } from '../../../shared/api/request.js';

/** The caller's untouched draft, or a new one. */
export async function createContract(): Promise<CreateContractResponse> {
  const result = await sendForJson(requestTo(contractsCalls.createContract));
  if ('error' in result) throw toThrown(result.error);
  return result.data;
}
