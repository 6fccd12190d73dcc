import LockOutlined from '@mui/icons-material/LockOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PRICES, REFUND_DAYS } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { HomeSection } from './home-section.js';

/** What somebody anxious asks before the first click: what is known of me, what does it cost, what if it is no good. */
export function Guarantees() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <HomeSection title={t('guarantees.title')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: { md: 5, lg: 8 },
          rowGap: 4,
        }}
      >
        <GuaranteeColumn
          icon={<LockOutlined />}
          title={t('guarantees.data.title')}
          text={t('guarantees.data.text')}
          link={<PageLink to={paths.privacy}>{t('guarantees.data.link')}</PageLink>}
        />
        <GuaranteeColumn
          icon={<PaymentsOutlined />}
          title={t('guarantees.price.title', {
            count: PRICES.subscription.contracts,
            once: formatPrice(PRICES['one-time'].amount, language),
            monthly: formatPrice(PRICES.subscription.amount, language),
          })}
          text={t('guarantees.price.text')}
          link={<PageLink to={paths.terms}>{t('guarantees.price.link')}</PageLink>}
        />
        <GuaranteeColumn
          icon={<ReplayOutlined />}
          title={t('guarantees.refund.title', { count: REFUND_DAYS })}
          text={t('guarantees.refund.text', { count: REFUND_DAYS })}
          link={<PageLink to={paths.refund}>{t('guarantees.refund.link')}</PageLink>}
        />
      </Box>
    </HomeSection>
  );
}

interface GuaranteeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly link: ReactNode;
}

function GuaranteeColumn({ icon, title, text, link }: GuaranteeProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Box aria-hidden="true" sx={{ display: 'flex', color: 'primary.main' }}>
        {icon}
      </Box>
      <Typography variant="h4" component="h3" color="textPrimary" sx={{ mt: 1.5, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 1 }}>
        {text}
      </Typography>
      {link}
    </Box>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link component={RouterLink} to={to} variant="body2">
      {children}
    </Link>
  );
}
