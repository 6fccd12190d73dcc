import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';

export const contractAnalysisRoutes: RouteObject[] = [
  {
    path: paths.analyze,
    handle: WIDE_PAGE,
    lazy: async () => ({ Component: (await import('./pages/analysis-page.js')).AnalysisPage }),
  },
  {
    path: paths.reply,
    handle: WIDE_PAGE,
    lazy: async () => ({ Component: (await import('./pages/reply-page.js')).ReplyPage }),
  },
  {
    path: paths.compareVersions,
    lazy: async () => ({ Component: (await import('./pages/compare-page.js')).ComparePage }),
  },
];
