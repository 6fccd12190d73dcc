import type { Language, WizardStep } from '@pactwright/protocol';
import { del, entries, get, set } from 'idb-keyval';
import { withCopies } from '../../../../shared/browser-copies.js';
import { AnswerQueue } from '../answer-queue.js';
import { isAlive, isForWhoeverIsHere, readDraft, type LocalDraft } from '../local-draft.js';
import { saveRequest } from '../save-request.js';
import type { SendAnswer } from '../wizard-session.js';
import type { OpenedContract } from './open-contract.js';

/* The name that browsers out there have it under. */
const PREFIX = 'left-behind:';

interface Sending {
  readonly steps: readonly WizardStep[];
  readonly language: Language;
  readonly send: SendAnswer;
}

interface UnsentDrafts extends Sending {
  /** What this visit leaves unsent of another contract. */
  readonly draft: LocalDraft | undefined;
  /** The contract on screen, and what of it is sent from there. */
  readonly current: Pick<OpenedContract, 'contractId' | 'unsaved'>;
}

const keep = (draft: LocalDraft): Promise<unknown> =>
  withCopies((store) => set(PREFIX + draft.contractId, draft, store));

/** Puts away what of a draft the server has not got, where there is any: sent when its owner opens the wizard here again. */
export async function keepUnsent(draft: LocalDraft): Promise<void> {
  if (draft.contractId !== null && draft.unsaved.length > 0) await keep(draft);
}

/** What this browser still has to send of a contract that is opened now. */
export async function unsentDraftOf(contractId: string): Promise<LocalDraft | undefined> {
  const found = await readDraft(await withCopies((store) => get(PREFIX + contractId, store)));
  return found && isAlive(found, Date.now()) ? found : undefined;
}

/**
 * Brings what was typed without a connection to the contracts it belongs to, while another one is on screen. It is kept in
 * this browser until it has arrived, however often the tab is closed before that.
 */
export async function sendUnsentDrafts({ draft, current, ...sending }: UnsentDrafts): Promise<void> {
  const kept = (await withCopies((store) => entries<string, unknown>(store))) ?? [];
  const drafts = new Map(kept.filter(([name]) => name.startsWith(PREFIX)));
  if (draft?.contractId) {
    const name = PREFIX + draft.contractId;
    drafts.set(name, draft);
    await keep(draft);
  }
  for (const [name, value] of drafts) {
    const forget = () => void withCopies((store) => del(name, store));
    const found = await readDraft(value);
    const newer = found?.contractId === current.contractId ? current.unsaved : [];
    const unsaved = found?.unsaved.filter((key) => !newer.includes(key)) ?? [];
    const isOthers = found !== undefined && !(await isForWhoeverIsHere(found));
    if (isOthers && isAlive(found, Date.now())) continue;
    if (!found || unsaved.length === 0 || !isAlive(found, Date.now())) forget();
    else sendDraft({ ...found, unsaved }, sending, forget);
  }
}

function sendDraft(draft: LocalDraft, { steps, language, send }: Sending, onDone: () => void): void {
  const { contractId, formData: answers, unsaved } = draft;
  if (contractId === null) return;
  const queue = new AnswerQueue({
    now: Date.now,
    onChange: (state) => {
      if (state === 'saved') onDone();
    },
    send: async ({ key, sequence }) => {
      const request = saveRequest({ contractId, steps, answers, key, sequence, language });
      if (request) await send(request, false);
    },
  });
  for (const key of unsaved) queue.change(key, 0);
}
