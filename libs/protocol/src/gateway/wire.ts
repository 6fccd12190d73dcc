import { json, wire } from '../calls/wire.js';
import * as calls from './calls.js';
import { adminOverview, capabilities } from './responses.js';

export const gatewayWires = {
  getCapabilities: wire(calls.getCapabilities, {
    summary: 'Whether an AI model answers beside the built-in rules.',
    access: 'public',
    answer: json(capabilities),
  }),
  getOverview: wire(calls.getOverview, {
    summary: 'How many users and contracts there are, and who is online.',
    access: 'admin',
    answer: json(adminOverview),
  }),
};
