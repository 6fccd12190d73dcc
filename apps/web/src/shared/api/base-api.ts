import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.js';
import type { ApiRequest } from './api-request.js';
import { sendForJson } from './request.js';

const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError> = (args, { signal }) =>
  sendForJson({ ...(typeof args === 'string' ? { url: args } : args), signal });

/** What belongs to somebody: asked for again, or forgotten, once somebody else is here. */
export const OWNED_TAGS = ['Contracts', 'PaymentStatus', 'Account', 'Admin'] as const;
/** What is the same for everybody who may ask for it. */
const PUBLIC_TAGS = ['WizardSteps', 'Translations'] as const;

/**
 * The one API slice; features add their calls with `injectEndpoints`.
 * Answers stay for ever and are fetched again only when a tag says so: no retries, no polling, no refetch on focus.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: [...OWNED_TAGS, ...PUBLIC_TAGS],
  endpoints: () => ({}),
});
