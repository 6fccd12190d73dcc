import { fillIn, withoutOptions, type ContractText } from '@pactwright/drafting';
import { useMemo } from 'react';
import { fitDetails } from './problem.js';
import { useKeptDetails } from './use-kept-details.js';

/** The contract with what this browser keeps for its gaps, as its files would have it. */
export function useFilledContract(contract: ContractText, contractId: string | null): ContractText {
  const kept = useKeptDetails(contractId);
  return useMemo(() => fillIn(contract, withoutOptions(fitDetails(kept ?? {}))), [contract, kept]);
}
