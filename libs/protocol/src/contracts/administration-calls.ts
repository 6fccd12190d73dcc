import { defineCall } from '../calls/call.js';
import type { AskedPage } from '../platform/paging.js';
import type { ContractStatus } from './listing.js';
import type { AdminContractsResponse, ContractAnalyticsResponse } from './responses.js';

export const getContractAnalytics = defineCall<{
  query: { readonly days?: number };
  answer: ContractAnalyticsResponse;
}>({ service: 'contracts', method: 'GET', path: '/api/admin/contract-analytics' });

export const listAllContracts = defineCall<{
  query: AskedPage & { readonly search?: string; readonly status?: ContractStatus | undefined };
  answer: AdminContractsResponse;
}>({ service: 'contracts', method: 'GET', path: '/api/admin/contracts' });
