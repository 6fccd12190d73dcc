import Box from '@mui/material/Box';
import type { Article } from '../model/articles.js';
import { ArticleCard } from './article-card.js';

interface ArticleGridProps {
  readonly articles: readonly Article[];
  /** Of the titles, under the heading that the grid stands below. */
  readonly level: 'h2' | 'h3';
}

export function ArticleGrid({ articles, level }: ArticleGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 3,
      }}
    >
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} level={level} />
      ))}
    </Box>
  );
}
