import type { LoaderFunctionArgs } from 'react-router-dom';
import { draftLock } from '../draft-lock.js';
import { dropDraft, isForWhoeverIsHere, takeDraft, type LocalDraft } from '../local-draft.js';
import { keepUnsent, unsentDraftOf } from './unsent-drafts.js';
import type { VisitByAddress } from './visit.js';

/** Runs once a visit, before anything is shown: the only place that clears local storage (R-WIZ-01). */
export async function readVisit({ request }: LoaderFunctionArgs): Promise<VisitByAddress> {
  /* First, so that what another tab keeps is whole when it is taken from there. */
  await draftLock.take();
  const { searchParams } = new URL(request.url);
  const contractId = searchParams.get('contractId');
  const taken = await takeDraft(Date.now());
  const own = taken && (await ownOrKept(taken));
  return {
    draft: (contractId !== null && (await unsentOf(contractId, own))) || own,
    contractId,
    workType: searchParams.get('type'),
    fieldKey: searchParams.get('field'),
    isHeldBack: taken !== undefined && own === undefined,
  };
}

/** The draft where it is for whoever is here; that of somebody else is put away for its owner. */
async function ownOrKept(draft: LocalDraft): Promise<LocalDraft | undefined> {
  if (await isForWhoeverIsHere(draft)) return draft;
  await keepUnsent(draft);
  await dropDraft();
  return undefined;
}

/** What this browser still has to bring to the contract that is opened, when the draft at hand is that of another one. */
async function unsentOf(contractId: string, draft: LocalDraft | undefined): Promise<LocalDraft | undefined> {
  if (draft?.contractId === contractId) return undefined;
  const found = await unsentDraftOf(contractId);
  if (!found || !(await isForWhoeverIsHere(found))) return undefined;
  if (draft) await keepUnsent(draft);
  return found;
}
