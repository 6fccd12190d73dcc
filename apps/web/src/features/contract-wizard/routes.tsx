import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';
import { WizardLoading } from './components/wizard-loading.js';

export const contractWizardRoutes: RouteObject[] = [
  {
    path: paths.newContract,
    handle: WIDE_PAGE,
    loader: async (args) => (await import('./model/start/read-visit.js')).readVisit(args),
    /* Steps of the wizard are moves within one visit; only an address that names something begins another one. */
    shouldRevalidate: ({ currentUrl, nextUrl }) => nextUrl.search !== '' && nextUrl.href !== currentUrl.href,
    HydrateFallback: WizardLoading,
    lazy: () => import('./pages/wizard-page.js'),
  },
];
