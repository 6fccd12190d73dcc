/** Days that the parties give each step before the next one is open. */
export const NEGOTIATION_DAYS = 14;
export const MEDIATION_DAYS = 30;
