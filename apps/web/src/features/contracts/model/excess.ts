import type { DetailName, Details } from '@pactwright/drafting';
import { DETAILS_BYTES } from '@pactwright/protocol';
import { fitDetails } from '../../../shared/details/problem.js';

/** What is too long where each detail may stand and all of them are more than one file takes. */
export interface Excess {
  /** About how many characters have to go. */
  readonly over: number;
  /** Those that are longest, the longest first. */
  readonly longest: readonly DetailName[];
}

const NAMED = 3;

/** Undefined where all details go into one file. */
export function excessOf(details: Details): Excess | undefined {
  const given = fitDetails(details);
  const body = JSON.stringify({ details: given });
  const bytes = new TextEncoder().encode(body).byteLength;
  if (bytes <= DETAILS_BYTES) return undefined;
  const longest = (Object.entries(given) as [DetailName, string][]).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return {
    over: Math.ceil(((bytes - DETAILS_BYTES) / bytes) * body.length),
    longest: longest.slice(0, NAMED).map(([name]) => name),
  };
}
