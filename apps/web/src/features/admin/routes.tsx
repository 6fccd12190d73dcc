import type { RouteObject } from 'react-router-dom';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    handle: WIDE_PAGE,
    lazy: async () => ({ Component: (await import('./components/admin-guard.js')).AdminGuard }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./pages/admin-page.js')).AdminPage }) },
      {
        path: 'wizard-form-editor',
        lazy: async () => ({
          Component: (await import('./pages/wizard-form-editor-page.js')).WizardFormEditorPage,
        }),
      },
    ],
  },
];
