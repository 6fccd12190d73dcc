import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PLAN_TYPES, PRICE_CURRENCY, PRICES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';

interface OrderBoxProps {
  readonly contractId: string;
  /** A check does not pass: what is not whole is not sold. */
  readonly isBlocked: boolean;
}

/** What it costs, and the button that opens the payment (R-GEN-03). */
export function OrderBox({ contractId, isBlocked }: OrderBoxProps) {
  const { t } = useTranslation(['contract-generated', 'payment']);
  const language = useLanguage();
  const openPayment = usePaymentDialog();
  return (
    <Box
      component="section"
      aria-label={t('prices')}
      sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {PLAN_TYPES.map((plan) => {
          const { amount, was, contracts } = PRICES[plan];
          const per = plan === 'subscription' ? t('payment:perMonth') : '';
          return (
            <div key={plan}>
              <Typography component="dt" variant="subtitle2" color="textPrimary">
                {t(`payment:plans.${plan}.name`)}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                <Typography variant="h3" component="span" color="textPrimary">
                  {formatPrice(amount, language)}
                  {per}
                </Typography>{' '}
                <Typography variant="body2" component="s" color="textSecondary">
                  <VisuallyHidden>{t('payment:formerPrice')} </VisuallyHidden>
                  {formatPrice(was, language)}
                  {per}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`payment:plans.${plan}.contains`, { count: contracts })}
                </Typography>
              </Box>
            </div>
          );
        })}
      </Box>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={isBlocked}
        onClick={() => openPayment({ contractId })}
        sx={{ mt: 3 }}
      >
        {t('order')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, textAlign: 'center' }}>
        {t('payment:taxNote', { currency: PRICE_CURRENCY })}. {t('payment:refund')}
      </Typography>
    </Box>
  );
}
