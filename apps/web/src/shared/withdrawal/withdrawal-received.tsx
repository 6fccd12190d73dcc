import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REFUND_DAYS, type Receipt, type WithdrawalReceipt } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.js';
import { useCurrentUser } from '../auth/use-current-user.js';
import { saveFile } from '../download/download-file.js';
import { formatAmount } from '../format/format-amount.js';
import { formatMoment } from '../format/format-date.js';
import { useLanguage } from '../i18n/use-language.js';
import { useRefundPaymentMutation } from '../payment/billing-account-api.js';
import { BusyButton } from '../ui/busy-button.js';
import { useFocusAtOnce } from '../ui/use-focus-at-once.js';
import { StatementWords } from './statement-words.js';

/** The acknowledgement, to keep, and what follows. */
export function WithdrawalReceived({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useTranslation('withdrawal');
  const focusAtOnce = useFocusAtOnce();
  const { number, receivedAt, email, isMailed, payment } = receipt;
  const received = t('received.fact', { number, date: formatMoment(receivedAt) });
  const download = () => {
    const lines = [
      t('received.title'),
      received,
      `${receivedAt} (UTC)`,
      '',
      t('statement.words'),
      `${t('statement.purchase')}: ${receipt.purchase}`,
      `${t('statement.name')}: ${receipt.name}`,
      `${t('statement.email')}: ${email}`,
      '',
      t('received.next'),
      window.location.origin,
    ];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), `${number}.txt`);
  };
  return (
    <Stack spacing={2.5}>
      <Box ref={focusAtOnce} tabIndex={-1} sx={{ outline: 'none' }}>
        <Alert severity="success">{received}</Alert>
      </Box>
      <StatementWords statement={receipt} />
      <Typography variant="body2">
        {t(isMailed ? 'received.mailed' : 'received.notMailed', { email })}
      </Typography>
      <Button variant="outlined" onClick={download}>
        {t('received.download')}
      </Button>
      {payment && payment.refundableUntil !== null ? (
        <RefundOffer payment={payment} />
      ) : (
        <Typography variant="body2">{t('received.next')}</Typography>
      )}
    </Stack>
  );
}

/** The product's own guarantee covers the purchase, so nobody has to decide. */
function RefundOffer({ payment }: { payment: Receipt }) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const { user } = useCurrentUser();
  const focusAtOnce = useFocusAtOnce();
  const [refund, { isLoading, isSuccess, error }] = useRefundPaymentMutation();
  const amount = formatAmount(payment.amountCents, payment.currency, language);
  if (isSuccess)
    return (
      <Alert severity="success" ref={focusAtOnce} tabIndex={-1}>
        {t('refund.done', { amount })}
      </Alert>
    );
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2">
        {t(user ? 'refund.offer' : 'refund.visitor', {
          days: REFUND_DAYS,
          amount,
          date: formatMoment(payment.refundableUntil),
        })}
      </Typography>
      {error && (
        <Alert severity="error">
          {(isApiError(error) ? error.message : undefined) ?? t('refund.failed')}
        </Alert>
      )}
      {user && (
        <BusyButton variant="contained" isBusy={isLoading} onClick={() => void refund(payment.id)}>
          {t('refund.button', { amount })}
        </BusyButton>
      )}
    </Stack>
  );
}
