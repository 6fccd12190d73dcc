import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';

export const contractImproveRoutes: RouteObject[] = [
  {
    path: paths.improveContract,
    handle: WIDE_PAGE,
    lazy: () => import('./pages/improve-page.js'),
  },
];
