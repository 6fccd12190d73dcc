import type { OpenedContract } from '../model/start/open-contract.js';

/** A new contract that the server has given. */
export const anOpenedContract = (over: Partial<OpenedContract> = {}): OpenedContract => ({
  contractId: 'c',
  answers: {},
  unsaved: [],
  isRestored: false,
  isNew: true,
  isNotFound: false,
  unsent: undefined,
  isAttached: true,
  ...over,
});
