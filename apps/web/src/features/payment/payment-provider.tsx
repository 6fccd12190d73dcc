import { useCallback, type ReactNode } from 'react';
import { PaymentContext } from '../../shared/payment/payment-context.js';

export function PaymentProvider({ children }: { children: ReactNode }) {
  const open = useCallback(() => undefined, []);
  return <PaymentContext value={open}>{children}</PaymentContext>;
}
