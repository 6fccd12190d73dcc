import { useGetContractQuery } from '../../../shared/contract/contract-api.js';
import { DetailsInvite } from '../../../shared/details/details-invite.js';

/** How much is left to fill into a contract of the list before it can be signed. */
export function DetailsToFill({ contractId }: { contractId: string }) {
  const { currentData } = useGetContractQuery(contractId);
  return currentData ? <DetailsInvite contract={currentData} /> : null;
}
