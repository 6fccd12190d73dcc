import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ARTICLES, type ArticleSlug } from '../model/articles.js';
import { ArticleGrid } from './article-grid.js';

export function ReadNext({ slugs }: { slugs: readonly ArticleSlug[] }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography id={headingId} variant="h3" component="h2" color="textPrimary" sx={{ mb: 3 }}>
        {t('readNext')}
      </Typography>
      <ArticleGrid articles={ARTICLES.filter(({ slug }) => slugs.includes(slug))} level="h3" />
    </Box>
  );
}
