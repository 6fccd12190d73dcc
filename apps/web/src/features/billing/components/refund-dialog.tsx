import Typography from '@mui/material/Typography';
import type { Receipt } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../shared/format/format-amount.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useRefundPaymentMutation } from '../../../shared/payment/billing-account-api.js';
import { useChange } from '../model/use-change.js';
import { ConfirmDialog } from './confirm-dialog.js';

/** Asks before money goes back: what becomes of the contracts it paid for. */
export function RefundDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const [refund, { isLoading }] = useRefundPaymentMutation();
  const { change, problem } = useChange();
  const amount = formatAmount(receipt.amountCents, receipt.currency, language);
  const confirm = async () => {
    if (await change(refund(receipt.id), t('refund.done'))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('refund.title', { amount })}
      confirm={t('refund.confirm')}
      keep={t('refund.keep')}
      isBusy={isLoading}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography variant="body2">
        {receipt.testMode ? t('refund.testMoney') : t('refund.money', { amount })}
      </Typography>
      <Typography variant="body2">{t(`refund.contracts.${receipt.planType}`)}</Typography>
      <Typography variant="body2">{t('refund.once')}</Typography>
    </ConfirmDialog>
  );
}
