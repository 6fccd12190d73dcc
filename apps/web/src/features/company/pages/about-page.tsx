import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import type { LoadedDocument } from '../../../shared/prose/localised-document.js';
import { Prose } from '../../../shared/prose/prose.js';
import { useLoadedLanguage } from '../../../shared/prose/use-loaded-language.js';
import { site } from '../../../shared/site.js';
import { PageContainer } from '../../../shared/ui/page-container.js';

/** /about */
export function AboutPage() {
  const { t } = useTranslation('company');
  const { html, language } = useLoaderData<LoadedDocument>();
  useLoadedLanguage(language);
  return (
    <PageContainer
      title={t('about.title')}
      description={t('about.description')}
      intro={t('about.intro')}
      isNarrow
    >
      <div lang={language}>
        <Prose html={html} values={{ contactEmail: site.contactEmail }} />
      </div>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 6, displayPrint: 'none' }}>
        <Button component={Link} to={paths.newContract} variant="contained" size="large">
          {t('about.create')}
        </Button>
        <Button component={Link} to={paths.services} variant="outlined" size="large">
          {t('about.services')}
        </Button>
      </Stack>
    </PageContainer>
  );
}
