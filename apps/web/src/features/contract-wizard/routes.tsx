import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { WizardLoading } from './components/waiting.js';
import { takeDraft } from './model/local-draft.js';
import type { WizardEntry } from './model/use-wizard.js';

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
    loader: enterWizard,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    HydrateFallback: WizardLoading,
    lazy: () => import('./pages/wizard-page.js'),
  },
];
