import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CHECKOUT_LEFT } from '@pactwright/protocol';
import { takeOrigin } from '../../../shared/payment/checkout-origin.js';
import { forgetPlan } from '../../../shared/payment/remembered-plan.js';
import { toast } from '../../../shared/toast/toast-store.js';

/**
 * Brings whoever left the provider's page without paying back to where they ordered, and says that nothing was charged;
 * whether that is under way.
 */
export function useLeftCheckout(): boolean {
  const { t } = useTranslation('payment');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const hasLeft = parameters.get(CHECKOUT_LEFT.name) === CHECKOUT_LEFT.value;
  parameters.delete(CHECKOUT_LEFT.name);
  const here = `${pathname}?${parameters}`;
  const title = t('left.title');
  const description = t('left.text');
  useEffect(() => {
    if (!hasLeft) return;
    forgetPlan();
    toast({ title, description });
    void navigate(takeOrigin() ?? here, { replace: true });
  }, [hasLeft, here, title, description, navigate]);
  return hasLeft;
}
