import type { RouteObject } from 'react-router-dom';

export const profileRoutes: RouteObject[] = [
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./pages/profile-page.js')).ProfilePage }),
  },
];
