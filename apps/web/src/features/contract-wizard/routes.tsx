import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WIDE_PAGE } from '../../shared/ui/page-width.js';
import { WizardLoading } from './components/waiting.js';
import { takeDraft } from './model/local-draft.js';
import type { WizardEntry } from './model/start-contract.js';

/** Runs once an entry, before anything is shown: the only place that clears local storage (R-WIZ-01). */
async function enterWizard({ request }: LoaderFunctionArgs): Promise<WizardEntry> {
  const { searchParams } = new URL(request.url);
  return {
    draft: await takeDraft(Date.now()),
    resumeId: searchParams.get('contractId'),
    workType: searchParams.get('type'),
  };
}

export const contractWizardRoutes: RouteObject[] = [
  {
    path: paths.newContract,
    handle: WIDE_PAGE,
    loader: enterWizard,
    /* Steps of the wizard are moves within one entry; only an address that names something begins another one. */
    shouldRevalidate: ({ currentUrl, nextUrl }) => nextUrl.search !== '' && nextUrl.href !== currentUrl.href,
    HydrateFallback: WizardLoading,
    lazy: () => import('./pages/wizard-page.js'),
  },
];
