import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { REFUND_DAYS, type PaymentState, type Receipt } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, formatMoment } from '../../../shared/format/format-date.js';
import { formatAmount } from '../../../shared/format/format-amount.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { useFocusFallback } from '../../../shared/ui/use-focus-fallback.js';
import { Withdrawal } from '../../../shared/withdrawal/withdrawal.js';
import { RefundDialog } from './refund-dialog.js';

/** One payment: when, what for, how much, how it stands, and whether it may be given back. */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['billing', 'payment', 'statuses']);
  const language = useLanguage();
  const { planType, status, paidAt, contractId, isReply, receiptUrl } = receipt;
  const name = isReply ? t('receipts.reply') : t(`payment:plans.${planType}.name`);
  const date = formatDate(paidAt) ?? '';
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography variant="subtitle1" component="h3" tabIndex={-1} color="textPrimary">
            {name}
          </Typography>
          <Typography variant="caption" component="p" color="textMuted">
            {receipt.testMode ? t('receipts.inTestMode', { date }) : date}
          </Typography>
        </div>
        <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, flexShrink: 0 }}>
          <Typography variant="subtitle1" component="span" color="textPrimary">
            {formatAmount(receipt.amountCents, receipt.currency, language)}
          </Typography>
          <Chip
            label={t(`statuses:payment.${status}`)}
            color={status === 'confirmed' ? 'primary' : 'default'}
            variant={status === 'confirmed' ? 'filled' : 'outlined'}
          />
        </Box>
      </Box>
      {isRemarkable(status) && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`receipts.remarks.${status}`)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1 }}>
        {receiptUrl && (
          <Link
            variant="body2"
            href={receiptUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('receipts.receiptOf', { name, date })}
          >
            {t('receipts.receipt')}
          </Link>
        )}
        {contractId && !isReply && (
          <Link
            variant="body2"
            component={RouterLink}
            to={paths.generatedContractOf(contractId)}
            aria-label={t('receipts.contractOf', { date })}
          >
            {t('receipts.contract')}
          </Link>
        )}
      </Box>
      <Refund receipt={receipt} name={name} date={date} />
      <Withdraw receipt={receipt} name={name} date={date} />
    </Box>
  );
}

interface AboutReceipt {
  readonly receipt: Receipt;
  readonly name: string;
  readonly date: string;
}

/** The consumer's right beside our own guarantee; what has been given back leaves nothing to withdraw from. */
function Withdraw({ receipt: { id, status }, name, date }: AboutReceipt) {
  const { t } = useTranslation('billing');
  const [isOpen, setIsOpen] = useState(false);
  if (status === 'refund_requested' || status === 'refunded') return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('withdraw.buttonOf', { name, date })}
        onClick={() => setIsOpen(true)}
        sx={{ mt: 1, ml: -1.5 }}
      >
        {t('withdraw.button')}
      </Button>
      {isOpen && <Withdrawal paymentId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Offers to give the payment back, or says why that is not possible; what has happened to it already needs no reason. */
function Refund({ receipt, name, date }: AboutReceipt) {
  const { t } = useTranslation('billing');
  const [isAsking, setIsAsking] = useState(false);
  const fallback = useFocusFallback(headingOf);
  const { refundableUntil, refundRefusal } = receipt;
  if (refundableUntil !== null) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1.5 }}>
        <Button
          ref={fallback}
          size="small"
          variant="outlined"
          aria-label={t('refund.buttonOf', { name, date })}
          onClick={() => setIsAsking(true)}
        >
          {t('refund.button')}
        </Button>
        <Typography variant="caption" color="textMuted">
          {t('refund.until', { date: formatMoment(refundableUntil) })}
        </Typography>
        {isAsking && <RefundDialog receipt={receipt} onClose={() => setIsAsking(false)} />}
      </Box>
    );
  }
  if (refundRefusal === null || isRemarkable(receipt.status)) return null;
  return (
    <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 1 }}>
      {t(`refund.refusals.${refundRefusal}`, { days: REFUND_DAYS })}
    </Typography>
  );
}

const headingOf = (button: HTMLElement) => button.closest('li')?.querySelector('h3');

const REMARKABLE = ['refund_requested', 'refunded', 'refund_failed', 'disputed'] as const;

const isRemarkable = (status: PaymentState): status is (typeof REMARKABLE)[number] =>
  REMARKABLE.some((each) => each === status);
