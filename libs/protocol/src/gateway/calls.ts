import { defineCall } from '../calls/call.js';
import type { AdminOverviewResponse, Capabilities } from './responses.js';

export const getCapabilities = defineCall<{ answer: Capabilities }>({
  service: 'gateway',
  method: 'GET',
  path: '/api/capabilities',
});

export const getOverview = defineCall<{ answer: AdminOverviewResponse }>({
  service: 'gateway',
  method: 'GET',
  path: '/api/admin/overview',
});
