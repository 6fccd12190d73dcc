import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { STEPS } from '../model/steps.js';
import { HomeSection } from './home-section.js';
import { LazyFigure } from './lazy-figure.js';

export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('how.title')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: { md: 5, lg: 8 },
          rowGap: 4,
        }}
      >
        {STEPS.map((step, at) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '5.25rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
              gap: { xs: 2.5, md: 2 },
            }}
          >
            <LazyFigure name={step} width={84} />
            <div>
              <Typography variant="h4" component="h3" color="textPrimary">
                <Box component="span" sx={{ color: 'primary.main' }}>
                  {at + 1}.
                </Box>{' '}
                {t(`how.steps.${step}.title`)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {t(`how.steps.${step}.text`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
