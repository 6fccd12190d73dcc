import { ARTICLES } from '../features/blog/model/articles.js';
import { paths } from '../shared/paths.js';
import { PUBLIC_PAGES } from '../shared/public-pages.js';

/** Every address that search engines should know: the build makes each into a file, the sitemap lists it. */
export const publicPages: readonly string[] = [
  ...PUBLIC_PAGES,
  ...ARTICLES.map(({ slug }) => paths.blogArticle(slug)),
];
