import { lazy } from 'react';
import { firstInteraction } from '../../../shared/first-interaction.js';

/** The last step and what advises there. */
export const Summary = lazy(async () => ({ default: (await import('./summary.js')).Summary }));
export const SummaryContract = lazy(async () => ({
  default: (await import('./summary-contract.js')).SummaryContract,
}));

/** The questions come first: until somebody turns to the page there is nothing to write. */
export const LiveContract = lazy(async () => {
  await firstInteraction;
  return { default: (await import('./live-contract.js')).LiveContract };
});
