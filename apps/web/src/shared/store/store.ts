import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/base-api.js';
import { connection } from '../api/connection.js';
import { fetchAgain } from './fetch-again.js';
import { rootReducer } from './root-reducer.js';

export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });

let opened: ReturnType<typeof createStore> | undefined;

/** The one store of an opened page. */
export const pageStore = () => (opened ??= createStore());

/** Forgets everything, as on a fresh page. */
export function resetStore(): void {
  opened = undefined;
}

connection.subscribe(() => {
  if (connection.state() === 'online') opened?.dispatch(fetchAgain());
});
