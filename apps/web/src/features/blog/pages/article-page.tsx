import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { ArticleNotFound } from '../components/article-not-found.js';
import { ArticleView } from '../components/article-view.js';
import type { loadArticle } from '../model/load-article.js';

/** The article of the address; another language chosen while reading brings the other text. */
export function ArticlePage() {
  const loaded = useLoaderData<typeof loadArticle>();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const isInOtherLanguage = loaded !== null && loaded.language !== language;
  useEffect(() => {
    if (isInOtherLanguage) void revalidate();
  }, [isInOtherLanguage, revalidate]);
  return loaded ? <ArticleView key={loaded.article.slug} {...loaded} /> : <ArticleNotFound />;
}
