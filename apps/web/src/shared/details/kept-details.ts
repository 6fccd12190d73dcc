import type { DetailName, Details } from '@pactwright/drafting';
import { del, get, update } from 'idb-keyval';
import { withCopies } from '../browser-copies.js';

const keyOf = (contractId: string): string => `details:${contractId}`;
/** What somebody has filled in about their own side, offered for the next contract. */
const MY_SIDE = 'details:my-side';

/** A date of signing belongs to one contract. */
const isOfMySide = (name: DetailName): boolean =>
  name.startsWith('provider.') && name !== 'provider.signatureDate';

/** What this browser keeps for a contract; of a contract that nothing was filled into, what it knows of the caller's own side. */
export async function readDetails(contractId: string): Promise<Details> {
  const kept = await withCopies((store) => get<Details>(keyOf(contractId), store));
  return kept ?? (await withCopies((store) => get<Details>(MY_SIDE, store))) ?? {};
}

/**
 * Keeps one detail beside the others, of which `details` are those on the screen: what another tab has changed meanwhile
 * stays. Resolves to whether this browser could keep it.
 */
export async function keepDetail(contractId: string, details: Details, name: DetailName): Promise<boolean> {
  const value = details[name] ?? '';
  const isKept = await withCopies(async (store) => {
    await update<Details>(keyOf(contractId), (kept) => ({ ...(kept ?? details), [name]: value }), store);
    if (isOfMySide(name)) await update<Details>(MY_SIDE, (mine) => ({ ...mine, [name]: value }), store);
    return true;
  });
  return isKept === true;
}

/** Removes what was filled into this contract, and what is known of the caller's own side. */
export const forgetDetails = (contractId: string): Promise<unknown> =>
  withCopies(async (store) => {
    await del(keyOf(contractId), store);
    await del(MY_SIDE, store);
  });

/** The contract is gone, and what was filled into it goes with it. */
export const dropDetails = (contractId: string): Promise<unknown> =>
  withCopies((store) => del(keyOf(contractId), store));
