import type { LoaderFunctionArgs } from 'react-router-dom';
import { takeDraft } from './local-draft.js';
import type { WizardEntry } from './start-contract.js';

/** Runs once an entry, before anything is shown: the only place that clears local storage (R-WIZ-01). */
export async function enterWizard({ request }: LoaderFunctionArgs): Promise<WizardEntry> {
  const { searchParams } = new URL(request.url);
  return {
    draft: await takeDraft(Date.now()),
    resumeId: searchParams.get('contractId'),
    workType: searchParams.get('type'),
  };
}
