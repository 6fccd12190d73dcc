import { useEffect, useState } from 'react';
import { api } from '../../../shared/api/base-api.js';
import { useAppDispatch } from '../../../shared/store/hooks.js';
import { useGetPaymentStatusQuery } from '../api.js';

const POLL_MS = 2_000;
/** After this long the page stops asking by itself and offers to ask again. */
const PATIENCE_MS = 90_000;

export type Confirmation = 'waiting' | 'confirmed' | 'late' | 'failed';

/** Asks the server until the payment is confirmed there; the address of the page proves nothing. */
export function usePaymentConfirmation(contractId: string): {
  confirmation: Confirmation;
  askAgain: () => void;
} {
  const dispatch = useAppDispatch();
  const [isLate, setIsLate] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  const { data, isError, isFetching, refetch } = useGetPaymentStatusQuery(contractId, {
    pollingInterval: isPaid || isLate ? 0 : POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  if (data?.paid && !isPaid) setIsPaid(true);

  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);

  useEffect(() => {
    if (isPaid) dispatch(api.util.invalidateTags(['Contracts']));
  }, [isPaid, dispatch]);

  const askAgain = () => {
    setIsLate(false);
    void refetch();
  };
  if (isPaid) return { confirmation: 'confirmed', askAgain };
  if (isError && !isFetching) return { confirmation: 'failed', askAgain };
  return { confirmation: isLate ? 'late' : 'waiting', askAgain };
}
