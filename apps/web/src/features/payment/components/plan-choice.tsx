import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PLAN_TYPES, PRICE_CURRENCY, PRICES, type PlanType } from '@pactwright/protocol';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { NeedsConnection } from '../../../shared/offline/needs-connection.js';
import { paths } from '../../../shared/paths.js';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';
import { PlanCard } from './plan-card.js';
import { PlanFeatures } from './plan-features.js';

interface PlanChoiceProps {
  readonly plan: PlanType;
  readonly subject: PaidSubject;
  readonly onPlanChange: (plan: PlanType) => void;
  /** Why a subscription cannot be chosen now. */
  readonly subscriptionRefusal: string | undefined;
  /** The money is taken by the payment provider, not played. */
  readonly isProvider: boolean;
  /** Why nothing was bought. */
  readonly refused: ReactNode;
  readonly onPay: () => void;
}

export function PlanChoice(props: PlanChoiceProps) {
  const { plan, subject, onPlanChange, subscriptionRefusal, isProvider, refused, onPay } = props;
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const group = useId();
  const price = formatPrice(PRICES[plan].amount, language);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box
        component="fieldset"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: { xs: 1.25, sm: 2 },
          border: 0,
          p: 0,
          m: 0,
        }}
      >
        <Box component="legend" sx={{ p: 0, mb: 1.5 }}>
          <Typography variant="subtitle2" component="span" color="textPrimary">
            {t('choose')}
          </Typography>
        </Box>
        {PLAN_TYPES.map((option) => (
          <PlanCard
            key={option}
            plan={option}
            subject={subject}
            group={group}
            isChosen={option === plan}
            refusal={option === 'subscription' ? subscriptionRefusal : undefined}
            onChoose={() => onPlanChange(option)}
          />
        ))}
      </Box>

      {/* On a phone it gives way to the price and the button. */}
      <PlanFeatures subject={subject} sx={{ mt: 3, order: { xs: 1, sm: 0 } }} />

      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 2.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography variant="subtitle1" component="span" color="textPrimary">
            {t(plan === 'subscription' ? 'totalMonthly' : 'total')}
          </Typography>
          <Typography variant="h4" component="span" color="textPrimary">
            {price}
          </Typography>
        </Box>
        <Typography variant="body2" color="textMuted" sx={{ textAlign: 'right', mb: 2 }}>
          {t('taxNote', { currency: PRICE_CURRENCY })}
        </Typography>
        {refused}
        <NeedsConnection>
          <Button variant="contained" size="large" fullWidth onClick={onPay}>
            {t(plan === 'subscription' ? 'payMonthly' : 'pay', { price })}
          </Button>
        </NeedsConnection>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 0.75 }}>
          <Assurance icon={<Replay fontSize="small" />}>{t('refund')}</Assurance>
          {isProvider && <Assurance icon={<LockOutlined fontSize="small" />}>{t('secure')}</Assurance>}
        </Box>
        <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 2 }}>
          <Trans
            t={t}
            i18nKey={`consent.${plan === 'one-time' && subject === 'reply' ? subject : plan}`}
            components={{
              terms: <Link href={paths.terms} target="_blank" rel="noopener" />,
              refund: <Link href={paths.refund} target="_blank" rel="noopener" />,
            }}
          />
        </Typography>
      </Box>
    </Box>
  );
}

/** What takes the fear out of the button above it. */
function Assurance({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, color: 'primary.main' }}>
      {icon}
      <Typography variant="body2" component="span" color="textSecondary">
        {children}
      </Typography>
    </Box>
  );
}
