import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { useGetContractCountQuery } from '../api.js';

const FORCED_MS = 3_000;

/** The number on the contracts badge, or null when there is no badge. */
export function useContractsBadge(): number | null {
  const { user } = useCurrentUser();
  const { data: count } = useGetContractCountQuery(undefined, { skip: user === null });
  const isForced = useForcedBadge();
  const isPresent = count !== undefined && count !== null && count !== 0;
  if (!isPresent && !isForced) return null;
  return typeof count === 'number' && Number.isFinite(count) ? count : 1;
}

/** True for three seconds after arriving at the payment success page. */
function useForcedBadge(): boolean {
  const { pathname } = useLocation();
  const isPaymentSuccess = pathname.startsWith(paths.paymentSuccess);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPaymentSuccess) return;
    const timer = setTimeout(() => setIsOver(true), FORCED_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isPaymentSuccess]);
  return isPaymentSuccess && !isOver;
}
