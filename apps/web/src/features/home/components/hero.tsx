import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { ContractsCounter } from './contracts-counter.js';
import { LazySampleSheet } from './lazy-sample-sheet.js';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
        columnGap: 8,
        rowGap: 6,
        alignItems: 'center',
        pt: { xs: 5, md: 9 },
      }}
    >
      <Box sx={{ maxWidth: (theme) => theme.layout.form }}>
        <Typography variant="h1" tabIndex={-1} color="textPrimary">
          {t('title')}
        </Typography>
        <Typography variant="lead" component="p" color="textPrimary" sx={{ mt: 3 }}>
          {t('subtitle')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('sentence')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4, mb: 4 }}>
          <Button size="large" variant="contained" component={Link} to={paths.newContract}>
            {t('create')}
          </Button>
          <Button size="large" variant="outlined" component={Link} to={paths.analyze}>
            {t('check')}
          </Button>
        </Box>
        <ContractsCounter />
      </Box>
      <Box
        sx={(theme) => ({
          width: '100%',
          maxWidth: theme.layout.sheet,
          mx: { xs: 'auto', lg: 0 },
          ml: { lg: 'auto' },
        })}
      >
        <LazySampleSheet />
      </Box>
    </Box>
  );
}
