import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadDocument } from '../../../shared/prose/localised-document.js';
import { ARTICLES } from './articles.js';
import { documents } from './documents.js';

/** The article of the address in the reader's language; null where there is none. */
export async function loadArticle({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const article = ARTICLES.find(({ slug }) => slug === params['slug']);
  return article ? { article, document: await loadDocument(documents[article.slug]) } : null;
}

export type LoadedArticle = NonNullable<Awaited<ReturnType<typeof loadArticle>>>;
