import { contractsCalls, type ContractDetail } from '@pactwright/protocol';
import { toThrown } from '../api/api-error.js';
import { requestTo } from '../api/request-to.js';
import { sendForJson } from '../api/request.js';

/** One contract of the caller with its answers; undefined when there is none of that id for them. */
export async function findContract(contractId: string): Promise<ContractDetail | undefined> {
  const result = await sendForJson(requestTo(contractsCalls.getContract, { params: { id: contractId } }));
  if ('data' in result) return result.data;
  if (result.error.status === 404) return undefined;
  throw toThrown(result.error);
}
