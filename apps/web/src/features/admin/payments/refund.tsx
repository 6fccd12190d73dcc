import Button from '@mui/material/Button';
import type { AdminPayment } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../shared/format/format-amount.js';
import { formatDate, formatMoment } from '../../../shared/format/format-date.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { ConfirmDialog } from '../components/confirm-dialog.js';
import { useAct } from '../components/use-act.js';
import { useRefundAnyPaymentMutation } from './api.js';

/** Gives a payment back, or says why that cannot be. */
export function Refund({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  const [isAsking, setIsAsking] = useState(false);
  const { refundRefusal, refundableUntil, paidAt } = payment;
  if (refundableUntil === null) return refundRefusal && t(`payments.refusals.${refundRefusal}`);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('payments.refundOf', { date: formatMoment(paidAt) })}
        title={t('payments.refundableUntil', { date: formatDate(refundableUntil) })}
        onClick={() => setIsAsking(true)}
      >
        {t('payments.refundAct')}
      </Button>
      {isAsking && <RefundDialog payment={payment} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface RefundDialogProps {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
}

function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [refund] = useRefundAnyPaymentMutation();
  const { run, problem } = useAct();
  const amount = formatAmount(payment.amountCents, payment.currency, language);
  const confirm = async () => {
    setIsBusy(true);
    const words = { done: t('payments.refundDone', { amount }), failed: t('payments.refundFailed') };
    const isDone = await run(() => refund(payment.id), words);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('payments.refundTitle', { amount })}
      text={t('payments.refundText')}
      act={t('payments.refundAct')}
      isGrave
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
