import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { Hero } from '../components/hero.js';
import { HowItWorks } from '../components/how-it-works.js';
import { Guarantees } from '../components/guarantees.js';
import { Questions } from '../components/questions.js';
import { TemplateList } from '../components/template-list.js';
import { aboutProduct } from '../model/about-product.js';

export function HomePage() {
  const { t } = useTranslation('home');
  const description = t('headDescription');
  usePageHead({
    title: t('headTitle'),
    description,
    structuredData: (page) => aboutProduct(page, description),
  });
  return (
    <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.content, pb: { xs: 8, md: 14 } })}>
      <Hero />
      <HowItWorks />
      <TemplateList />
      <Guarantees />
      <Questions />
    </Container>
  );
}
