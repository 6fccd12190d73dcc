import type { RouteObject } from 'react-router-dom';

export const homeRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/home-page.js')).HomePage }) },
];
