import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';

export const blogRoutes: RouteObject[] = [
  {
    path: paths.blog,
    lazy: async () => ({ Component: (await import('./pages/blog-page.js')).BlogPage }),
  },
  {
    path: paths.blogArticle(':slug'),
    lazy: {
      loader: async () => (await import('./model/load-article.js')).loadArticle,
      Component: async () => (await import('./pages/article-page.js')).ArticlePage,
    },
  },
];
