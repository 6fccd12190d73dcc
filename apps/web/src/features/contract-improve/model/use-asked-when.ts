import { askedWhen, type AskedWhen } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetContractQuery } from '../../../shared/contract/contract-api.js';

/** When the questions of the contract are asked: as the wizard has them, or as they were when it was paid for. */
export function useAskedWhen(
  questions: readonly WizardField[],
  contractId: string,
  isPaid: boolean,
): AskedWhen {
  const { currentData: contract } = useGetContractQuery(isPaid && contractId ? contractId : skipToken);
  const asking = useMemo(() => askedWhen(questions), [questions]);
  return (contract?.isPaid && contract.askedWhen) || asking;
}
