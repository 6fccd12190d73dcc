import Alert from '@mui/material/Alert';
import { PRICES, type ReplyUnit } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../../shared/format/format-price.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';

interface ReplyPriceProps {
  readonly unit: ReplyUnit | undefined;
  /** The payment was made a moment ago and is not confirmed yet. */
  readonly isAwaited: boolean;
}

/** What the Word files cost, said before the first click; nothing where they are free. */
export function ReplyPrice({ unit, isAwaited }: ReplyPriceProps) {
  const { t } = useTranslation('contract-reply');
  const language = useLanguage();
  if (isAwaited)
    return (
      <Alert severity="info" role="status" sx={{ mt: 2.5 }}>
        {t('unit.awaited')}
      </Alert>
    );
  if (unit === undefined || unit.state === 'free') return null;
  return (
    <Alert severity={unit.state === 'paid' ? 'success' : 'info'} role="note" sx={{ mt: 2.5 }}>
      {unit.state === 'paid'
        ? t('unit.isPaid')
        : t('unit.due', { price: formatPrice(PRICES['one-time'].amount, language) })}
    </Alert>
  );
}
