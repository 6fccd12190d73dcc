import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../api/api-error.js';
import { api } from '../api/base-api.js';
import type { RootState } from './root-reducer.js';

type Thunk = ThunkAction<void, RootState, unknown, UnknownAction>;

/** Features add their calls to the one API later, so they are known here by their names only. */
const endpoints = api.endpoints as Record<
  string,
  { initiate(args: unknown, options: { forceRefetch: true; subscribe: false }): Thunk } | undefined
>;

/** Asks once more for what got no answer while there was no connection, so that nobody has to reload a page. */
export const fetchAgain = (): Thunk => (dispatch, getState) => {
  for (const query of Object.values(getState().api.queries)) {
    if (query?.status !== 'rejected' || !isApiError(query.error) || query.error.status !== null) continue;
    const call = endpoints[query.endpointName]?.initiate(query.originalArgs, {
      forceRefetch: true,
      subscribe: false,
    });
    if (call) dispatch(call);
  }
};
