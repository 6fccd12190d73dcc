import { combineSlices } from '@reduxjs/toolkit';
import { api } from '../api/base-api.js';

/**
 * Slices of lazily loaded features. A feature adds its own by
 * `declare module '…/shared/store/root-reducer.js' { interface LazySlices extends WithSlice<typeof slice> {} }`
 * and `slice.injectInto(rootReducer)`.
 */
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();
export type RootState = ReturnType<typeof rootReducer>;
