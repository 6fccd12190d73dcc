import Container from '@mui/material/Container';
import { PRODUCT_NAME, useDocumentTitle } from '../../../shared/ui/use-document-title.js';
import { Hero } from '../components/hero.js';
import { TemplateList } from '../components/template-list.js';

export function HomePage() {
  useDocumentTitle(PRODUCT_NAME);
  return (
    <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.content })}>
      <Hero />
      <TemplateList />
    </Container>
  );
}
