import { createContext, useContext } from 'react';
import type { PlanType } from '@pactwright/protocol';

/** What the words of the dialog are about; a context of their texts. */
export type PaidSubject = 'contract' | 'reply';

export interface PaymentOrder {
  /** Or the order of a reply. */
  readonly contractId: string | undefined;
  /** A contract where nothing is said. */
  readonly subject?: PaidSubject;
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
