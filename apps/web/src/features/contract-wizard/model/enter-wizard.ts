import type { LoaderFunctionArgs } from 'react-router-dom';
import { keepForOwner, leftBehindOf } from './left-behind.js';
import { dropDraft, isForWhoeverIsHere, takeDraft, type LocalDraft } from './local-draft.js';
import type { WizardEntry } from './start-contract.js';
import { writingRight } from './writing-right.js';

/** Runs once an entry, before anything is shown: the only place that clears local storage (R-WIZ-01). */
export async function enterWizard({ request }: LoaderFunctionArgs): Promise<WizardEntry> {
  /* First, so that what another tab keeps is whole when it is taken from there. */
  await writingRight.take();
  const { searchParams } = new URL(request.url);
  const resumeId = searchParams.get('contractId');
  const taken = await takeDraft(Date.now());
  const own = taken && (await ownOrKept(taken));
  return {
    draft: (resumeId !== null && (await leftBehind(resumeId, own))) || own,
    resumeId,
    workType: searchParams.get('type'),
    isHeldBack: taken !== undefined && own === undefined,
  };
}

async function ownOrKept(draft: LocalDraft): Promise<LocalDraft | undefined> {
  if (await isForWhoeverIsHere(draft)) return draft;
  await keepForOwner(draft);
  await dropDraft();
  return undefined;
}

/** What this browser still has to bring to the contract that is opened, when the draft at hand is that of another one. */
async function leftBehind(resumeId: string, draft: LocalDraft | undefined): Promise<LocalDraft | undefined> {
  if (draft?.contractId === resumeId) return undefined;
  const found = await leftBehindOf(resumeId);
  if (!found || !(await isForWhoeverIsHere(found))) return undefined;
  if (draft) await keepForOwner(draft);
  return found;
}
