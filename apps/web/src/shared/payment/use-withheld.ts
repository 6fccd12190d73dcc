import { skipToken } from '@reduxjs/toolkit/query';
import type { ContractListItem, WithheldReason } from '@pactwright/protocol';
import { useListWithheldQuery } from './payment-status-api.js';

/**
 * Why a contract that was paid for cannot be downloaded any more; undefined when it can, or was never paid. A contract itself
 * only knows of money that went back: whether it is on its way or disputed is asked of the payment.
 */
export function useWithheld({
  id,
  status,
  isPaid,
}: Pick<ContractListItem, 'id' | 'status' | 'isPaid'>): WithheldReason | undefined {
  const { data } = useListWithheldQuery(isPaid ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  if (status === 'refunded') return 'refunded';
  return isPaid ? data?.[id] : undefined;
}
