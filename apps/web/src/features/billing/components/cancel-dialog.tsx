import Typography from '@mui/material/Typography';
import type { BillingAccount } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date.js';
import { useCancelSubscriptionMutation } from '../api.js';
import { useChange } from '../model/use-change.js';
import { ConfirmDialog } from './confirm-dialog.js';

interface CancelDialogProps {
  readonly subscription: NonNullable<BillingAccount['subscription']>;
  readonly onClose: () => void;
}

/** The second of the two clicks that cancel: what stays, and until when. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useTranslation('billing');
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const { change, problem } = useChange();
  const { quota, used, periodEnd, status } = subscription;
  const date = formatDate(periodEnd);
  const confirm = async () => {
    if (await change(cancel(), t('cancel.done', { date }))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('cancel.title')}
      confirm={t('cancel.confirm')}
      keep={t('cancel.keep')}
      isBusy={isLoading}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {status === 'active' && (
        <Typography variant="body2">
          {t('cancel.until', { count: quota, left: Math.max(quota - used, 0), date })}
        </Typography>
      )}
      <Typography variant="body2">{t('cancel.stays', { date })}</Typography>
    </ConfirmDialog>
  );
}
