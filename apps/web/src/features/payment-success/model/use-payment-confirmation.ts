import { useEffect, useState } from 'react';
import type { CheckoutEnding, WithheldReason } from '@pactwright/protocol';
import { isApiError } from '../../../shared/api/api-error.js';
import { api } from '../../../shared/api/base-api.js';
import { useGetPaymentStatusQuery } from '../../../shared/payment/payment-status-api.js';
import { useAppDispatch } from '../../../shared/store/hooks.js';

const POLL_MS = 2_000;
/** After this long the page stops asking by itself and offers to ask again. */
const PATIENCE_MS = 90_000;
/** One failure is no news; when none of the questions was answered for so long, the reader is told. */
const TROUBLE_MS = 10_000;
const NOT_FOUND = 404;

export type Confirmation =
  | { readonly kind: 'waiting' | 'troubled' | 'confirmed' | 'late' | 'unknown' | 'absent' }
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
  const [isTroubled, setIsTroubled] = useState(false);
  /* A failure stands until there is an answer, also while the next question is under way. */
  const { data, error, refetch } = useGetPaymentStatusQuery(contractId, {
    pollingInterval: isSettled || isLate ? 0 : POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const isPaid = data?.paid === true;
  const isAbsent = isApiError(error) && error.status === NOT_FOUND;
  const isFailing = error !== undefined && !isAbsent;
  const hasAnswer = isAbsent || isPaid || data?.ended !== undefined || data?.withheld !== undefined;
  if (hasAnswer !== isSettled) setIsSettled(hasAnswer);

  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);

  useEffect(() => {
    if (!isFailing) return;
    const timer = setTimeout(() => setIsTroubled(true), TROUBLE_MS);
    return () => {
      clearTimeout(timer);
      setIsTroubled(false);
    };
  }, [isFailing]);

  useEffect(() => {
    if (isPaid) dispatch(api.util.invalidateTags(['Contracts', 'Account']));
  }, [isPaid, dispatch]);

  const askAgain = () => {
    setIsLate(false);
    void refetch();
  };
  const confirmation = (): Confirmation => {
    if (isAbsent) return { kind: 'absent' };
    if (isPaid) return { kind: 'confirmed' };
    if (data?.withheld) return { kind: 'withheld', reason: data.withheld };
    if (data?.ended) return { kind: 'ended', ending: data.ended };
    if (isLate) return { kind: isFailing ? 'unknown' : 'late' };
    return { kind: isTroubled ? 'troubled' : 'waiting' };
  };
  return { confirmation: confirmation(), askAgain };
}
