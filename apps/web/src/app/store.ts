import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/base-api.js';
import { rootReducer } from '../shared/store/root-reducer.js';

export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
