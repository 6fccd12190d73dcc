import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { adminRoutes } from '../features/admin/routes.js';
import { authRoutes } from '../features/auth/routes.js';
import { billingRoutes } from '../features/billing/routes.js';
import { blogRoutes } from '../features/blog/routes.js';
import { companyRoutes } from '../features/company/routes.js';
import { contractAnalysisRoutes } from '../features/contract-analysis/routes.js';
import { contractGeneratedRoutes } from '../features/contract-generated/routes.js';
import { contractImproveRoutes } from '../features/contract-improve/routes.js';
import { contractsRoutes } from '../features/contracts/routes.js';
import { contractWizardRoutes } from '../features/contract-wizard/routes.js';
import { homeRoutes } from '../features/home/routes.js';
import { legalRoutes } from '../features/legal/routes.js';
import { paymentSuccessRoutes } from '../features/payment-success/routes.js';
import { profileRoutes } from '../features/profile/routes.js';
import { FirstLoad } from './first-load.js';
import { Layout } from './layout.js';
import { NotFoundPage } from './not-found-page.js';
import { ErrorScreen } from './error-screen.js';

/** Each feature brings its own addresses and loads its pages when they are asked for. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: FirstLoad,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        /* Inside the layout, so that the bar and the footer survive a page that fails. */
        ErrorBoundary: ErrorScreen,
        children: [
          ...homeRoutes,
          ...contractAnalysisRoutes,
          ...blogRoutes,
          ...companyRoutes,
          ...legalRoutes,
          {
            lazy: async () => ({ Component: (await import('../shared/store/with-store.js')).StoreOutlet }),
            children: [
              ...contractWizardRoutes,
              ...contractImproveRoutes,
              ...contractGeneratedRoutes,
              ...contractsRoutes,
              ...paymentSuccessRoutes,
              ...profileRoutes,
              ...billingRoutes,
              ...authRoutes,
              ...adminRoutes,
            ],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
