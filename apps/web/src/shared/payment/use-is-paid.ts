import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPaymentStatusQuery } from './payment-status-api.js';

/** Whether the contract is known to be paid for; false while nobody has said so. */
export function useIsPaid(contractId: string | null): boolean {
  const { data } = useGetPaymentStatusQuery(contractId || skipToken, { refetchOnMountOrArgChange: true });
  return data?.paid === true;
}
