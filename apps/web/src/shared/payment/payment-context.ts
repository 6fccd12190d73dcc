import { createContext, useContext } from 'react';
import type { PlanType } from '@pactwright/protocol';

export interface PaymentOrder {
  readonly contractId: string | undefined;
  /** What happens after the payment went through; without it the reader goes to the payment success page. */
  readonly onSuccess?: (paid: { contractId: string; planType: PlanType }) => void;
}

/** Opens the one payment dialog, which the payment feature renders. */
export const PaymentContext = createContext<((order: PaymentOrder) => void) | null>(null);

export function usePaymentDialog(): (order: PaymentOrder) => void {
  const open = useContext(PaymentContext);
  if (!open) throw new Error('usePaymentDialog needs the provider of the payment feature');
  return open;
}
