import { useEffect, useState } from 'react';
import type { PaymentPhase } from './use-payment.js';

const STEP_PERCENT = 5;
const STEP_MS = 200;
const UNCONFIRMED_MAX = 95;

/** Per cent: five every fifth of a second, held at 95 until the server has confirmed. */
export function usePaymentProgress(phase: PaymentPhase): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (phase !== 'processing') return;
    const timer = setInterval(
      () => setPercent((value) => Math.min(UNCONFIRMED_MAX, value + STEP_PERCENT)),
      STEP_MS,
    );
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [phase]);
  return phase === 'paid' ? 100 : percent;
}
