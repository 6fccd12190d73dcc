import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onRequest } from '../../shared/offline/on-request.js';
import { paths } from '../../shared/paths.js';
import { useOpenOnPage } from '../../shared/ui/use-open-on-page.js';
import { leftCheckoutFor } from './model/left-checkout.js';
import { PaymentContext, type PaymentOrder } from '../../shared/payment/payment-context.js';

const PaymentDialog = onRequest(async () => (await import('./components/payment-dialog.js')).PaymentDialog);
const LeftCheckout = lazy(async () => ({
  default: (await import('./components/left-checkout.js')).LeftCheckout,
}));

/** Gives every screen the one payment dialog. */
export function PaymentProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ order: PaymentOrder; number: number } | null>(null);
  const [isOpen, setIsOpen] = useOpenOnPage();
  const left = leftCheckoutFor(useLocation());
  const open = useCallback(
    (order: PaymentOrder) => {
      setOpened((previous) => ({ order, number: (previous?.number ?? 0) + 1 }));
      setIsOpen(true);
    },
    [setIsOpen],
  );
  return (
    <PaymentContext value={open}>
      {/* The page at the address of the return is not the one that is gone on to. */}
      {left === null ? (
        children
      ) : (
        <Suspense>
          <LeftCheckout here={left} />
        </Suspense>
      )}
      {opened && (
        <PaymentDialog
          key={opened.number}
          contractId={opened.order.contractId}
          subject={opened.order.subject ?? 'contract'}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onPaidBefore={() => {
            setIsOpen(false);
            const { contractId, subject, onSuccess } = opened.order;
            if (contractId === undefined) return;
            if (subject === 'reply') onSuccess?.({ contractId, planType: 'one-time' });
            else void navigate(paths.generatedContractOf(contractId));
          }}
          onPaid={(contractId, planType) => {
            setIsOpen(false);
            if (opened.order.onSuccess) opened.order.onSuccess({ contractId, planType });
            else void navigate(paths.paymentSuccessOf(contractId, planType === 'subscription'));
          }}
        />
      )}
    </PaymentContext>
  );
}
