import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ContractToOpen } from '../../../shared/contract-to-open.js';
import { paths } from '../../../shared/paths.js';
import { takeOrigin } from '../../../shared/payment/checkout-origin.js';
import { forgetPlan } from '../../../shared/payment/remembered-plan.js';
import { toast } from '../../../shared/toast/toast-store.js';

/**
 * Brings whoever left the provider's page without paying back to where they ordered, or else to `here`, and says that
 * nothing was charged. A list opens the contract that it was about.
 */
export function LeftCheckout({ here }: { here: string }) {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contractId');
  const title = t('left.title');
  const description = t('left.text', { context: here.startsWith(paths.reply) ? 'reply' : 'contract' });
  useEffect(() => {
    forgetPlan();
    toast({ title, description });
    const state: ContractToOpen | null = contractId === null ? null : { openId: contractId };
    void navigate(takeOrigin() ?? here, { replace: true, state });
  }, [here, contractId, title, description, navigate]);
  return null;
}
