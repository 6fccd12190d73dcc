import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';

export const contractsRoutes: RouteObject[] = [
  {
    path: paths.contracts,
    lazy: async () => ({ Component: (await import('./pages/contracts-page.js')).ContractsPage }),
  },
  {
    path: paths.previewContract,
    lazy: async () => ({ Component: (await import('./pages/preview-page.js')).PreviewPage }),
  },
  {
    path: paths.contractDetails,
    lazy: async () => ({ Component: (await import('./pages/details-page.js')).DetailsPage }),
  },
];
