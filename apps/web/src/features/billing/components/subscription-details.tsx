import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRICES, type BillingAccount } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date.js';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useFocusFallback } from '../../../shared/ui/use-focus-fallback.js';
import { useResumeSubscriptionMutation } from '../api.js';
import { useChange } from '../model/use-change.js';
import { CancelDialog } from './cancel-dialog.js';
import { PortalButton } from './portal-button.js';
import { UnitsLeft } from './units-left.js';

interface SubscriptionDetailsProps {
  readonly subscription: NonNullable<BillingAccount['subscription']>;
  readonly hasPortal: boolean;
}

/** A running subscription: its state, what is left, and until when. */
export function SubscriptionDetails({ subscription, hasPortal }: SubscriptionDetailsProps) {
  const { t } = useTranslation(['billing', 'payment']);
  const language = useLanguage();
  const { status, quota, used, periodStart, periodEnd, isCancelled } = subscription;
  const isPastDue = status === 'past_due';
  const until = formatDate(periodEnd) ?? '';
  const state = isPastDue ? 'past_due' : isCancelled ? 'cancelled' : 'active';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h5" component="h3" color="textPrimary">
          {t('payment:plans.subscription.name')}
        </Typography>
        <Chip
          label={t(`plan.states.${state}`)}
          color={state === 'active' ? 'primary' : 'default'}
          variant={state === 'active' ? 'filled' : 'outlined'}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {t('plan.price', { price: formatPrice(PRICES.subscription.amount, language) })}
      </Typography>
      {isPastDue ? (
        <Alert severity="warning" role="note">
          {t(hasPortal ? 'plan.pastDue' : 'plan.pastDueNoPortal')}
        </Alert>
      ) : (
        <UnitsLeft quota={quota} left={Math.max(quota - used, 0)} />
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 2.5, mb: 0 }}
      >
        <Fact term={t('plan.period')} value={`${formatDate(periodStart)} – ${until}`} />
        {!isPastDue && <Fact term={t(isCancelled ? 'plan.endsOn' : 'plan.renewsOn')} value={until} />}
      </Box>
      {isCancelled && !isPastDue && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('plan.cancelled', { date: until })}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {hasPortal && <PortalButton isUrgent={isPastDue} />}
        <Renewal subscription={subscription} />
      </Stack>
    </>
  );
}

/** The end of a subscription and its taking back are one button, which keeps the focus when the other of them is offered. */
function Renewal({ subscription }: Pick<SubscriptionDetailsProps, 'subscription'>) {
  const { t } = useTranslation('billing');
  const [isAsking, setIsAsking] = useState(false);
  const [resume, { isLoading }] = useResumeSubscriptionMutation();
  const { change } = useChange();
  const fallback = useFocusFallback(headingOf);
  const { isCancelled } = subscription;
  return (
    <>
      <BusyButton
        ref={fallback}
        variant={isCancelled ? 'contained' : 'outlined'}
        isBusy={isLoading}
        onClick={() => (isCancelled ? void change(resume(), t('resume.done')) : setIsAsking(true))}
      >
        {t(isCancelled ? 'resume.button' : 'cancel.confirm')}
      </BusyButton>
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/* What is past due ends at once, and nothing is left to take back. */
const headingOf = (button: HTMLElement) => button.closest('section')?.querySelector('h2');

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textMuted">
        {term}
      </Typography>
      <Typography component="dd" variant="body2" color="textPrimary" sx={{ m: 0 }}>
        {value}
      </Typography>
    </div>
  );
}
