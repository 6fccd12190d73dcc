import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { browser } from '../browser.js';
import { paths } from '../paths.js';
import { PageContainer } from '../ui/page-container.js';
import { useIsOnline } from './use-connection.js';

/** Stands where a page would be that this device has not kept, until there is a connection to fetch it over. */
export function MissingPage() {
  const { t } = useTranslation(['offline', 'common']);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) browser.reload();
  }, [isOnline]);
  return (
    <PageContainer title={t('missingPage.title')} isNarrow>
      <Typography color="textSecondary">{t('missingPage.text')}</Typography>
      <Typography variant="h3" component="h2" color="textPrimary" sx={{ mt: 4 }}>
        {t('missingPage.works')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, mt: 1.5, mb: 0, display: 'grid', gap: 1 }}>
        <Typography component="li" color="textSecondary">
          {t('missingPage.write')}
        </Typography>
        <Typography component="li" color="textSecondary">
          {t('missingPage.home')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" component={Link} to={paths.newContract}>
          {t('common:notFound.newContract')}
        </Button>
        <Button variant="outlined" startIcon={<Refresh />} onClick={() => browser.reload()}>
          {t('common:retry')}
        </Button>
      </Box>
    </PageContainer>
  );
}
