import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';
import { paths } from '../../../shared/paths.js';
import { Contents, FoldedContents } from '../../../shared/prose/contents.js';
import { Prose } from '../../../shared/prose/prose.js';
import { useFocusOnAnchor } from '../../../shared/prose/use-focus-on-anchor.js';
import { useLoadedLanguage } from '../../../shared/prose/use-loaded-language.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import type { LoadedArticle } from '../model/load-article.js';
import { readingMinutes } from '../model/reading.js';
import { ArticleAction } from './article-action.js';
import { PublishedOn } from './published-on.js';
import { ReadNext } from './read-next.js';

export function ArticleView({ article, document }: LoadedArticle) {
  const { t } = useTranslation('blog');
  const { html, sections, language } = document;
  useLoadedLanguage(language);
  useFocusOnAnchor(html);
  const title = t(`articles.${article.slug}.title`);
  const description = t(`articles.${article.slug}.excerpt`);
  usePageHead({
    title,
    description,
    type: 'article',
    structuredData: ({ origin, address, picture, language }) => [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        image: picture,
        datePublished: article.published,
        inLanguage: language,
        mainEntityOfPage: address,
        publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}${paths.home}` },
      },
    ],
  });
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({ maxWidth: theme.layout.content, py: { xs: 4, md: 8 }, flexGrow: 1 })}
    >
      <article>
        <Box component="header" sx={(theme) => ({ maxWidth: theme.layout.reading, mb: { xs: 4, md: 6 } })}>
          <Link component={RouterLink} to={paths.blog} variant="body2">
            {t('allArticles')}
          </Link>
          <Typography variant="h1" tabIndex={-1} color="textPrimary" sx={{ mt: 3, mb: 2 }}>
            {title}
          </Typography>
          <PublishedOn article={article}>
            {' · '}
            {t('readingTime', { minutes: readingMinutes(html) })}
          </PublishedOn>
          <Typography variant="lead" component="p" color="textPrimary" sx={{ mt: 3 }}>
            {description}
          </Typography>
          <FoldedContents label={t('contents')} sections={sections} />
        </Box>
        <Box
          sx={(theme) => ({
            display: { lg: 'grid' },
            gridTemplateColumns: `minmax(0, ${theme.layout.reading}) minmax(0, 1fr)`,
            columnGap: 8,
          })}
        >
          <div>
            <div lang={language}>
              <Prose html={html} />
            </div>
            <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 5 }}>
              {t('notLegalAdvice')}
            </Typography>
            <ArticleAction action={article.action} />
          </div>
          <Contents label={t('contents')} sections={sections} />
        </Box>
      </article>
      <ReadNext slugs={article.related} />
    </Container>
  );
}
