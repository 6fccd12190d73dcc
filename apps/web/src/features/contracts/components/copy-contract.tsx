import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
import { useCopyContractMutation } from '../api.js';

/** Another contract of the same answers, for the next client; the payment stays with this one. */
export function CopyContract({ contractId }: { readonly contractId: string }) {
  const { t } = useTranslation('contracts');
  const [copy, { isLoading }] = useCopyContractMutation();
  const outcome = useOutcome();
  return (
    <BusyButton
      startIcon={<ContentCopy />}
      isBusy={isLoading}
      onClick={() => void outcome(copy(contractId), t('copy.failed'))}
    >
      {t('copy.action')}
    </BusyButton>
  );
}
