import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LANGUAGES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import type { LoadedDocument } from '../../../shared/prose/localised-document.js';
import { Prose } from '../../../shared/prose/prose.js';
import { useLoadedLanguage } from '../../../shared/prose/use-loaded-language.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { FiguresTable } from '../components/figures-table.js';
import { LatestFigures } from '../components/latest-figures.js';
import { PublishedFigures } from '../components/published-figures.js';

/** /accuracy */
export function AccuracyPage() {
  const { t } = useTranslation('accuracy');
  const { html, language } = useLoaderData<LoadedDocument>();
  useLoadedLanguage(language);
  return (
    <PageContainer title={t('title')} description={t('description')} intro={t('intro')}>
      <section aria-labelledby="latest">
        <Typography id="latest" variant="h3" component="h2" color="textPrimary" sx={{ mb: 3 }}>
          {t('latest.title')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {LANGUAGES.map((of) => (
            <LatestFigures key={of} of={of} />
          ))}
        </Box>
      </section>
      <PublishedFigures />
      <div lang={language}>
        <Prose html={html} />
      </div>
      <section aria-labelledby="sets">
        <Typography id="sets" variant="h3" component="h2" color="textPrimary" sx={{ mt: 6 }}>
          {t('table.title')}
        </Typography>
        {LANGUAGES.map((of) => (
          <FiguresTable key={of} of={of} />
        ))}
      </section>
      <Button
        component={Link}
        to={paths.analyze}
        variant="contained"
        size="large"
        sx={{ mt: 6, displayPrint: 'none' }}
      >
        {t('check')}
      </Button>
    </PageContainer>
  );
}
