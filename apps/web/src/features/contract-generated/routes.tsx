import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';

export const contractGeneratedRoutes: RouteObject[] = [
  paths.generatedContract,
  paths.generatedContractAlias,
].map((path) => ({ path, handle: WIDE_PAGE, lazy: () => import('./pages/generated-page.js') }));
