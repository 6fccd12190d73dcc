import { lazy } from 'react';
import { firstInteraction } from '../../../shared/first-interaction.js';

/** The last step and what advises there. */
export const Summary = lazy(async () => ({ default: (await import('./summary.js')).Summary }));
export const SummaryContract = lazy(async () => ({
  default: (await import('./summary-contract.js')).SummaryContract,
}));
export const CreateContract = lazy(async () => ({
  default: (await import('./create-contract.js')).CreateContract,
}));

const liveContract = async () => ({ default: (await import('./live-contract.js')).LiveContract });

/** Beside answers that are there already. */
export const LiveContract = lazy(liveContract);

/** The questions come first: until somebody turns to the page there is nothing to write. */
export const LiveContractOnceUsed = lazy(async () => {
  await firstInteraction;
  return liveContract();
});

/** Only a contract in both languages asks for a text twice. */
export const SecondText = lazy(async () => ({
  default: (await import('../../../shared/answers/second-text.js')).SecondText,
}));

/** Only a contract of an earlier visit can be paid for. */
export const PaidContract = lazy(async () => ({
  default: (await import('./paid-contract.js')).PaidContract,
}));
