import i18next from 'i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toLanguage } from '../../../shared/i18n/use-language.js';
import { ARTICLES } from './articles.js';
import { documents } from './documents.js';

/** The article of the address in the reader's language; null where there is none. */
export async function loadArticle({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const article = ARTICLES.find(({ slug }) => slug === params['slug']);
  if (!article) return null;
  const language = toLanguage(i18next.resolvedLanguage);
  const { default: document } = await documents[article.slug][language]();
  return { article, language, document };
}

export type LoadedArticle = NonNullable<Awaited<ReturnType<typeof loadArticle>>>;
