import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PRICES } from '@pactwright/protocol';
import { paths } from '../../../shared/paths.js';
import { site } from '../../../shared/site.js';
import { useIsWidePage } from '../../../shared/ui/page-width.js';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';
import { now } from '../../../shared/now.js';

export function Footer() {
  const { t } = useTranslation('shell');
  const isWide = useIsWidePage();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 'auto' }}>
      <Container
        maxWidth={false}
        sx={(theme) => ({
          maxWidth: isWide ? theme.layout.wide : theme.layout.content,
          py: { xs: 5, md: 6 },
        })}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
            columnGap: 4,
            rowGap: 5,
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <FooterHeading>{t('footer.products')}</FooterHeading>
            <Typography variant="body2">{t('footer.contractProduct')}</Typography>
            <Typography variant="body2">
              {t('footer.subscriptionProduct', { count: PRICES.subscription.contracts })}
            </Typography>
          </Box>
          <LinkBlock title={t('footer.legal')}>
            <FooterLink to={paths.privacy}>{t('footer.privacy')}</FooterLink>
            <FooterLink to={paths.terms}>{t('footer.terms')}</FooterLink>
            <FooterLink to={paths.refund}>{t('footer.refund')}</FooterLink>
            <FooterLink to={paths.cookies}>{t('footer.cookies')}</FooterLink>
          </LinkBlock>
          <LinkBlock title={t('footer.company')}>
            <FooterLink to={paths.about}>{t('footer.about')}</FooterLink>
            <FooterLink to={paths.services}>{t('footer.services')}</FooterLink>
            <FooterLink to={paths.accuracy}>{t('footer.accuracy')}</FooterLink>
            <li>
              <Link
                variant="body2"
                color="inherit"
                underline="hover"
                href={`mailto:${site.contactEmail}`}
                sx={LINE}
              >
                {t('footer.contact')}
              </Link>
            </li>
            <FooterLink to={paths.blog}>{t('footer.blog')}</FooterLink>
          </LinkBlock>
        </Box>
        <Typography variant="caption" component="p" color="textMutedOnCanvas" sx={{ mt: 5 }}>
          {t('footer.copyright', { year: now().getFullYear(), product: PRODUCT_NAME })}
        </Typography>
      </Container>
    </Box>
  );
}

/** As high as a finger wants it. */
const LINE = { display: 'inline-block', py: 0.5 } as const;

function LinkBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{title}</FooterHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
        {children}
      </Box>
    </nav>
  );
}

function FooterHeading({ id, children }: { id?: string; children: string }) {
  return (
    <Typography {...(id ? { id } : {})} variant="h6" component="h2" color="textPrimary" sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link component={RouterLink} to={to} variant="body2" color="inherit" underline="hover" sx={LINE}>
        {children}
      </Link>
    </li>
  );
}
