import type { RouteObject } from 'react-router-dom';

export const billingRoutes: RouteObject[] = [
  {
    path: '/profile/billing',
    lazy: async () => ({ Component: (await import('./pages/billing-page.js')).BillingPage }),
  },
];
