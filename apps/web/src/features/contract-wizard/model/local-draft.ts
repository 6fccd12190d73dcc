import type { Answers } from '@pactwright/protocol';
import { del, get, set } from 'idb-keyval';
import { whoIsSignedIn } from '../../../shared/auth/who-is-signed-in.js';
import { withCopies } from '../../../shared/browser-copies.js';
import type { LocalDraft } from './draft-shape.js';

export type { LocalDraft };

export const LOCAL_DRAFT_KEY = 'wizard_form_data';
export const LOCAL_DRAFT_LIFETIME_MS = 48 * 60 * 60 * 1000;

export const isAlive = (draft: LocalDraft, now: number): boolean =>
  draft.timestamp <= now && now - draft.timestamp < LOCAL_DRAFT_LIFETIME_MS;

/** What another visit has kept, when it can be read. */
export async function readDraft(value: unknown): Promise<LocalDraft | undefined> {
  if (value === undefined || value === null) return undefined;
  const { parseDraft } = await import('./draft-shape.js');
  return parseDraft(value);
}

/** False for what an account has left here, once another one or none is signed in. While nobody can say who, it is used. */
export async function isForWhoeverIsHere({ ownerId }: LocalDraft): Promise<boolean> {
  if (!ownerId) return true;
  const { user, isLoading } = await whoIsSignedIn();
  return isLoading || user?.id === ownerId;
}

function parse(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readStored = (): Promise<LocalDraft | undefined> =>
  readDraft(parse(withStorage((storage) => storage.getItem(LOCAL_DRAFT_KEY))));

/** Drops the entry when it is expired or not readable (R-WIZ-23). */
export async function removeExpiredDraft(now: number): Promise<void> {
  const stored = await readStored();
  if (!stored || !isAlive(stored, now)) withStorage((storage) => storage.removeItem(LOCAL_DRAFT_KEY));
}

/**
 * Entering /contract/new (T-03): takes what is left of an earlier visit, puts it out of reach, then clears all local storage.
 * The copy in IndexedDB also serves the visit after one on which nothing was changed.
 */
export async function takeDraft(now: number): Promise<LocalDraft | undefined> {
  await removeExpiredDraft(now);
  const local = await readStored();
  const draft = local ?? (await readCopy(now));
  if (local) await writeCopy(local);
  withStorage((storage) => storage.clear());
  return draft && !isBlank(draft.formData) ? draft : undefined;
}

/** Writes on every change; synchronous, so that a tab killed right after has lost nothing (R-WIZ-22). */
export function storeDraft(draft: LocalDraft): void {
  const isStored = withStorage((storage) => {
    storage.setItem(LOCAL_DRAFT_KEY, JSON.stringify(draft));
    return true;
  });
  /* Full or forbidden storage: the copy in IndexedDB and the server still hold the answers. */
  if (!isStored) void writeCopy(draft);
}

export async function dropDraft(): Promise<void> {
  withStorage((storage) => storage.removeItem(LOCAL_DRAFT_KEY));
  await withCopies((store) => del(LOCAL_DRAFT_KEY, store));
}

const isBlank = (formData: Answers): boolean => Object.keys(formData).length === 0;

async function readCopy(now: number): Promise<LocalDraft | undefined> {
  const copy = await readDraft(await withCopies((store) => get(LOCAL_DRAFT_KEY, store)));
  if (copy && isAlive(copy, now)) return copy;
  await withCopies((store) => del(LOCAL_DRAFT_KEY, store));
  return undefined;
}

const writeCopy = (draft: LocalDraft): Promise<unknown> =>
  withCopies((store) => set(LOCAL_DRAFT_KEY, draft, store));

/** A browser that blocks site data refuses even the mention of local storage; a full one refuses to write. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
