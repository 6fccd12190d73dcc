import { pseudonymizerFor, type Pseudonymizer } from '../redaction/pseudonymizer.js';

/** One that has hidden nothing: marks are unknown to it. */
export const plainPseudonymizer: Pseudonymizer = pseudonymizerFor([]);
