import { useLoaderData } from 'react-router-dom';
import { ArticleNotFound } from '../components/article-not-found.js';
import { ArticleView } from '../components/article-view.js';
import type { loadArticle } from '../model/load-article.js';

export function ArticlePage() {
  const loaded = useLoaderData<typeof loadArticle>();
  return loaded ? <ArticleView {...loaded} /> : <ArticleNotFound />;
}
