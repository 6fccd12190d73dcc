import type { LoaderFunctionArgs } from 'react-router-dom';
import { takeDraft } from './local-draft.js';
import type { WizardEntry } from './start-contract.js';
import { writingRight } from './writing-right.js';

/** Runs once an entry, before anything is shown: the only place that clears local storage (R-WIZ-01). */
export async function enterWizard({ request }: LoaderFunctionArgs): Promise<WizardEntry> {
  /* First, so that what another tab keeps is whole when it is taken from there. */
  await writingRight.take();
  const { searchParams } = new URL(request.url);
  return {
    draft: await takeDraft(Date.now()),
    resumeId: searchParams.get('contractId'),
    workType: searchParams.get('type'),
  };
}
