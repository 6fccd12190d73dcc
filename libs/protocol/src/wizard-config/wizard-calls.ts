import { defineCall } from '../calls/call.js';
import type { WizardStep } from './wizard.js';

/** A bare array, with an ETag. */
export const listWizardSteps = defineCall<{ answer: readonly WizardStep[] }>({
  service: 'wizard-config',
  method: 'GET',
  path: '/api/wizard-steps',
});
