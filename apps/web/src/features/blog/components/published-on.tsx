import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { Article } from '../model/articles.js';
import { formatDay } from '../../../shared/format/format-day.js';

interface PublishedOnProps {
  readonly article: Article;
  /** What stands after the date, in the same line. */
  readonly children?: ReactNode;
}

export function PublishedOn({ article, children }: PublishedOnProps) {
  const language = useLanguage();
  return (
    <Typography variant="caption" component="p" color="textMutedOnCanvas">
      <time dateTime={article.published}>{formatDay(article.published, language)}</time>
      {children}
    </Typography>
  );
}
