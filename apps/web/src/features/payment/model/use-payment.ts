import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PlanType } from '@pactwright/protocol';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { browser } from '../../../shared/browser.js';
import { rememberOrigin } from '../../../shared/payment/checkout-origin.js';
import { rememberPlan } from '../../../shared/payment/remembered-plan.js';
import { dismissToast, toast } from '../../../shared/toast/toast-store.js';
import { usePayMutation } from '../api.js';
import { readPaymentAnswer, type ToMend } from './read-payment-answer.js';

export type PaymentPhase = 'choosing' | 'processing' | 'paid';

/** Why nothing was bought, and what of the contract has to be changed first. */
export interface Refusal {
  readonly message: string;
  readonly toMend: ToMend | undefined;
}

/** Long enough to read "Payment Successful!". */
const SUCCESS_SHOWN_MS = 1_200;

interface Ordering {
  readonly contractId: string | undefined;
  readonly onPaid: (contractId: string, plan: PlanType) => void;
  /** The subscription does not unlock this contract; it can be bought by itself. */
  readonly onSubscriptionRefused: () => void;
}

export function usePayment({ contractId, onPaid, onSubscriptionRefused }: Ordering) {
  const { t } = useTranslation('payment');
  const { user } = useCurrentUser();
  const openSignIn = useSignInDialog();
  const { pathname, search } = useLocation();
  const [send] = usePayMutation();
  const [phase, setPhase] = useState<PaymentPhase>('choosing');
  const [error, setError] = useState<Refusal | null>(null);

  const refuse = (description: string, toMend?: ToMend) => {
    setPhase('choosing');
    setError({ message: description, toMend });
    toast({ title: t('errorTitle'), description, variant: 'destructive' });
  };

  const process = async (plan: PlanType, contract: string) => {
    setError(null);
    dismissToast();
    setPhase('processing');
    const answer = await send({ contractId: contract, planType: plan, userId: user?.id ?? null });
    const { hostname, origin } = window.location;
    const outcome = readPaymentAnswer(answer, { hostname, origin, pathname });
    switch (outcome.kind) {
      case 'paid':
        setPhase('paid');
        setTimeout(() => onPaid(contract, plan), SUCCESS_SHOWN_MS);
        return;
      case 'checkout':
        rememberPlan(plan);
        rememberOrigin(pathname + search);
        browser.leaveTo(outcome.url);
        return;
      case 'sign-in-needed':
        setPhase('choosing');
        openSignIn({ onSignedIn: () => void process(plan, contract) });
        return;
      case 'refused':
        if (plan === 'subscription' && outcome.isPaymentNeeded) onSubscriptionRefused();
        refuse(outcome.message ?? t(`errors.${outcome.reason}`), outcome.toMend);
    }
  };

  const pay = (plan: PlanType) => {
    if (contractId === undefined) {
      refuse(t('errors.noContract'));
    } else if (plan === 'subscription' && user === null) {
      /* A monthly quota needs an account to belong to. */
      openSignIn({ mode: 'register', onSignedIn: () => void process(plan, contractId) });
    } else {
      void process(plan, contractId);
    }
  };

  return { phase, error, pay };
}
