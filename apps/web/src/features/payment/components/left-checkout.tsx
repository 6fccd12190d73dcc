import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { takeOrigin } from '../../../shared/payment/checkout-origin.js';
import { forgetPlan } from '../../../shared/payment/remembered-plan.js';
import { toast } from '../../../shared/toast/toast-store.js';

/**
 * Brings whoever left the provider's page without paying back to where they ordered, or else to `here`, and says that
 * nothing was charged.
 */
export function LeftCheckout({ here }: { here: string }) {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const title = t('left.title');
  const description = t('left.text');
  useEffect(() => {
    forgetPlan();
    toast({ title, description });
    void navigate(takeOrigin() ?? here, { replace: true });
  }, [here, title, description, navigate]);
  return null;
}
