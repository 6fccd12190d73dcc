import type { RouteObject } from 'react-router-dom';

export const authRoutes: RouteObject[] = [
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('./pages/reset-password-page.js')).ResetPasswordPage }),
  },
];
