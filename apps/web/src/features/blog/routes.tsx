import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';

export const blogRoutes: RouteObject[] = [
  {
    path: paths.blog,
    lazy: async () => ({ Component: (await import('./pages/blog-page.js')).BlogPage }),
  },
  {
    path: paths.blogArticle(':slug'),
    /* Beside `lazy`, so that the text and the page that shows it come at the same time. */
    loader: async (given) => (await import('./model/load-article.js')).loadArticle(given),
    lazy: async () => ({ Component: (await import('./pages/article-page.js')).ArticlePage }),
  },
];
