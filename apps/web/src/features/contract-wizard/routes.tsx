import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';
import { WizardLoading } from './components/waiting.js';

export const contractWizardRoutes: RouteObject[] = [
  {
    path: paths.newContract,
    handle: WIDE_PAGE,
    loader: async (entry) => (await import('./model/enter-wizard.js')).enterWizard(entry),
    /* Steps of the wizard are moves within one entry; only an address that names something begins another one. */
    shouldRevalidate: ({ currentUrl, nextUrl }) => nextUrl.search !== '' && nextUrl.href !== currentUrl.href,
    HydrateFallback: WizardLoading,
    lazy: () => import('./pages/wizard-page.js'),
  },
];
