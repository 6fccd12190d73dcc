import type { AdviceRule } from '../rule.js';
import { advice as fees } from './fees.js';
import { advice as scope } from './scope.js';
import { AFTER_FEES, BEFORE_FEES } from './worded.js';

/** Everything that may be advised, in the order of the clause catalogue. */
export const ADVICE: readonly AdviceRule[] = [...scope, ...BEFORE_FEES, ...fees, ...AFTER_FEES];
