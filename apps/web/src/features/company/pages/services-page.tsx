import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '@pactwright/protocol';
import { useLoadedLanguage } from '../../../shared/prose/use-loaded-language.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ServiceSection } from '../components/service-section.js';
import type { ServiceText } from '../model/services.js';

/** /services */
export function ServicesPage() {
  const { t } = useTranslation('company');
  const texts = useLoaderData<ServiceText[]>();
  useLoadedLanguage(texts[0]?.document.language ?? DEFAULT_LANGUAGE);
  return (
    <PageContainer
      title={t('services.title')}
      description={t('services.description')}
      intro={t('services.intro')}
    >
      <Box sx={{ mt: { xs: 2, md: 4 } }}>
        {texts.map(({ service, document }) => (
          <ServiceSection key={service} service={service} document={document} />
        ))}
      </Box>
    </PageContainer>
  );
}
