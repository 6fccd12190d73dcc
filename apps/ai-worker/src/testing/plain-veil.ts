import { veilOver, type Veil } from '../redaction/veil.js';

/** A veil over nothing: marks are unknown to it. */
export const plainVeil: Veil = veilOver([]);
