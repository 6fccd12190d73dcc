import type { RouteObject } from 'react-router-dom';

export const paymentSuccessRoutes: RouteObject[] = [
  {
    path: '/payment-success',
    lazy: async () => ({ Component: (await import('./pages/payment-success-page.js')).PaymentSuccessPage }),
  },
];
