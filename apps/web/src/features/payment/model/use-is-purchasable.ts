import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetPaymentStatusQuery } from '../../../shared/payment/payment-status-api.js';

/**
 * Whether the contract may be offered, which is asked before anything is: one that is paid for is told to `onPaid` instead,
 * whatever the screen knew of it. Where nobody can say, the payment itself will refuse.
 */
export function useIsPurchasable(contractId: string | undefined, onPaid: () => void): boolean {
  const [ask] = useLazyGetPaymentStatusQuery();
  const [isForSale, setForSale] = useState(contractId === undefined);
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (contractId === undefined) return;
    let isGone = false;
    void ask(contractId).then(({ data, isSuccess }) => {
      if (isGone) return;
      if (isSuccess && data.paid) tellPaid();
      else setForSale(true);
    });
    return () => {
      isGone = true;
    };
  }, [ask, contractId]);
  return isForSale;
}
