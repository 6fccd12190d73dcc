import { useEffect, useState } from 'react';
import type { CheckoutEnding, WithheldReason } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { useGetPaymentStatusQuery } from '../../../shared/payment/payment-status-api.js';
import { useAppDispatch } from '../../../shared/store/hooks.js';

const POLL_MS = 2_000;
/** After this long the page stops asking by itself and offers to ask again. */
const PATIENCE_MS = 90_000;

export type Confirmation =
  | { readonly kind: 'waiting' | 'confirmed' | 'late' | 'unknown' }
  | { readonly kind: 'ended'; readonly ending: CheckoutEnding }
  | { readonly kind: 'withheld'; readonly reason: WithheldReason };

/** Asks the server until the payment is confirmed there; the address of the page proves nothing. */
export function usePaymentConfirmation(contractId: string): {
  confirmation: Confirmation;
  askAgain: () => void;
} {
  const dispatch = useAppDispatch();
  const [isLate, setIsLate] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const { data, isError, isFetching, refetch } = useGetPaymentStatusQuery(contractId, {
    pollingInterval: isSettled || isLate ? 0 : POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const isPaid = data?.paid === true;
  const hasAnswer = isPaid || data?.ended !== undefined || data?.withheld !== undefined;
  if (hasAnswer !== isSettled) setIsSettled(hasAnswer);

  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);

  useEffect(() => {
    if (isPaid) dispatch(api.util.invalidateTags(['Contracts', 'Account']));
  }, [isPaid, dispatch]);

  const askAgain = () => {
    setIsLate(false);
    void refetch();
  };
  const confirmation = (): Confirmation => {
    if (isPaid) return { kind: 'confirmed' };
    if (data?.withheld) return { kind: 'withheld', reason: data.withheld };
    if (data?.ended) return { kind: 'ended', ending: data.ended };
    if (isError && !isFetching) return { kind: 'unknown' };
    return { kind: isLate ? 'late' : 'waiting' };
  };
  return { confirmation: confirmation(), askAgain };
}
