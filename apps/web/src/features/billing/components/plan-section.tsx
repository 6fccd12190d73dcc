import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PRICES, type BillingAccount } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { Section } from '../../../shared/ui/section.js';
import { PortalButton } from './portal-button.js';
import { SubscriptionDetails } from './subscription-details.js';

/** What is subscribed to, and how it is changed. */
export function PlanSection({ account }: { account: BillingAccount }) {
  const { t } = useTranslation('billing');
  const { subscription, hasPortal } = account;
  if (subscription && subscription.status !== 'ended') {
    return (
      <Section title={t('plan.title')}>
        <SubscriptionDetails subscription={subscription} hasPortal={hasPortal} />
      </Section>
    );
  }
  return (
    <Section title={t('plan.title')}>
      <Typography variant="body2" color="textPrimary">
        {t(subscription ? 'plan.ended' : 'plan.none')}
      </Typography>
      <Offer />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="outlined" component={Link} to={paths.contracts}>
          {t('plan.toContracts')}
        </Button>
        {hasPortal && <PortalButton />}
      </Stack>
    </Section>
  );
}

function Offer() {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { amount, contracts } = PRICES.subscription;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('plan.offer', { count: contracts, price: formatPrice(amount, language) })}
    </Typography>
  );
}
