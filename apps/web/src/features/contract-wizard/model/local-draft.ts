import { answers, type Answers } from '@pactwright/protocol';
import { createStore, del, get, set } from 'idb-keyval';
import { z } from 'zod';

export const LOCAL_DRAFT_KEY = 'wizard_form_data';
export const LOCAL_DRAFT_LIFETIME_MS = 48 * 60 * 60 * 1000;

const localDraft = z.object({
  timestamp: z.number(),
  contractId: z.uuid().nullable(),
  stepKey: z.string(),
  formData: answers,
  /** Keys whose latest value the server has not confirmed. */
  unsaved: z.array(z.string()),
});
export type LocalDraft = z.infer<typeof localDraft>;

/** Where the draft is kept a second time, out of reach of the clearing of local storage. */
const copies = () => createStore('pactwright', 'drafts');

const isAlive = (draft: LocalDraft, now: number): boolean =>
  draft.timestamp <= now && now - draft.timestamp < LOCAL_DRAFT_LIFETIME_MS;

function parse(text: string | null): LocalDraft | undefined {
  if (text === null) return undefined;
  try {
    return localDraft.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Drops the entry when it is expired or not readable (R-WIZ-23). */
export function removeExpiredDraft(now: number): void {
  const stored = parse(localStorage.getItem(LOCAL_DRAFT_KEY));
  if (!stored || !isAlive(stored, now)) localStorage.removeItem(LOCAL_DRAFT_KEY);
}

/**
 * Entering /contract/new (T-03): takes what is left of an earlier visit, puts it out of reach, then clears all local storage.
 * The copy in IndexedDB also serves the visit after one on which nothing was changed.
 */
export async function takeDraft(now: number): Promise<LocalDraft | undefined> {
  removeExpiredDraft(now);
  const local = parse(localStorage.getItem(LOCAL_DRAFT_KEY));
  const draft = local ?? (await readCopy(now));
  if (local) await writeCopy(local);
  localStorage.clear();
  return draft && !isBlank(draft.formData) ? draft : undefined;
}

/** Writes on every change; synchronous, so that a tab killed right after has lost nothing (R-WIZ-22). */
export function storeDraft(draft: LocalDraft): void {
  try {
    localStorage.setItem(LOCAL_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    /* Full or forbidden storage: the copy in IndexedDB and the server still hold the answers. */
    void writeCopy(draft);
  }
}

export async function dropDraft(): Promise<void> {
  localStorage.removeItem(LOCAL_DRAFT_KEY);
  await withCopies((store) => del(LOCAL_DRAFT_KEY, store));
}

const isBlank = (formData: Answers): boolean => Object.keys(formData).length === 0;

async function readCopy(now: number): Promise<LocalDraft | undefined> {
  const copy = localDraft.safeParse(await withCopies((store) => get(LOCAL_DRAFT_KEY, store))).data;
  if (copy && isAlive(copy, now)) return copy;
  await withCopies((store) => del(LOCAL_DRAFT_KEY, store));
  return undefined;
}

const writeCopy = (draft: LocalDraft): Promise<unknown> =>
  withCopies((store) => set(LOCAL_DRAFT_KEY, draft, store));

/** IndexedDB may be absent or refused (private windows): the wizard then lives without its second copy. */
async function withCopies<T>(work: (store: ReturnType<typeof copies>) => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await work(copies());
  } catch {
    return undefined;
  }
}
