import type { DetailName, Details } from '@pactwright/drafting';
import { delMany, get, set, update } from 'idb-keyval';
import { withCopies } from '../browser-copies.js';
import { changedKind, KIND_PARTIES, type KindParty } from './of-kind.js';

const keyOf = (contractId: string): string => `details:${contractId}`;
/** What somebody has filled in about their own side, offered for the next contract. */
const MY_SIDE = 'details:my-side';

const KINDS = ['person', 'company'] as const;
/** What waits until a party is again of the kind that it was filled in for. */
const asideOf = (contractId: string, party: KindParty, kind: string): string =>
  `${keyOf(contractId)}:${party}:${kind}`;
const keysOf = (contractId: string): string[] => [
  keyOf(contractId),
  ...KIND_PARTIES.flatMap((party) => KINDS.map((kind) => asideOf(contractId, party, kind))),
];

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

/** A party was of one kind and is of another now: no name or code of a person stands for a company, or the other way round. */
export function changeKind(contractId: string, party: KindParty, from: string, to: string): Promise<unknown> {
  /* There and back at once: each sees what the one before it has left. */
  lastChange = lastChange.then(() => moveByKind(contractId, party, from, to));
  return lastChange;
}
let lastChange: Promise<unknown> = Promise.resolve();

const moveByKind = (contractId: string, party: KindParty, from: string, to: string): Promise<unknown> =>
  withCopies(async (store) => {
    const kept = await get<Details>(keyOf(contractId), store);
    if (kept === undefined) return;
    const earlier = await get<Details>(asideOf(contractId, party, to), store);
    const { details, aside } = changedKind(kept, party, earlier ?? {});
    await set(asideOf(contractId, party, from), aside, store);
    await set(keyOf(contractId), details, store);
  });

/** Removes what was filled into this contract, and what is known of the caller's own side. */
export const forgetDetails = (contractId: string): Promise<unknown> =>
  withCopies((store) => delMany([...keysOf(contractId), MY_SIDE], store));

/** The contract is gone, and what was filled into it goes with it. */
export const dropDetails = (contractId: string): Promise<unknown> =>
  withCopies((store) => delMany(keysOf(contractId), store));
