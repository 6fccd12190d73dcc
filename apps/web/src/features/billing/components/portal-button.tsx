import OpenInNew from '@mui/icons-material/OpenInNew';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { isSessionOver } from '../../../shared/auth/current-user.js';
import { browser } from '../../../shared/browser.js';
import { isProviderUrl } from '../../../shared/payment/provider-url.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useOpenPortalMutation } from '../api.js';

/** To the provider's pages, where cards and invoices are looked after. */
export function PortalButton({ isUrgent = false }: { isUrgent?: boolean }) {
  const { t } = useTranslation(['billing', 'common']);
  const [open, { isLoading }] = useOpenPortalMutation();
  const leave = async () => {
    const { data, error } = await open();
    if (isProviderUrl('portal', data?.url, window.location.hostname)) {
      browser.leaveTo(data.url);
      return;
    }
    if (await isSessionOver(error)) return;
    const description = (isApiError(error) ? error.message : undefined) ?? t('portalFailed');
    toast({ title: t('common:error'), description, variant: 'destructive' });
  };
  return (
    <BusyButton
      variant={isUrgent ? 'contained' : 'outlined'}
      endIcon={<OpenInNew />}
      isBusy={isLoading}
      onClick={() => void leave()}
    >
      {t('portal')}
    </BusyButton>
  );
}
