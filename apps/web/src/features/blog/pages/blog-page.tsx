import { useTranslation } from 'react-i18next';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { ArticleGrid } from '../components/article-grid.js';
import { ARTICLES } from '../model/articles.js';

export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <PageContainer title={t('title')} description={t('description')} intro={t('intro')}>
      <ArticleGrid articles={ARTICLES} level="h2" />
    </PageContainer>
  );
}
