import type { RouteObject } from 'react-router-dom';

export const contractsRoutes: RouteObject[] = [
  {
    path: '/contracts',
    lazy: async () => ({ Component: (await import('./pages/contracts-page.js')).ContractsPage }),
  },
];
