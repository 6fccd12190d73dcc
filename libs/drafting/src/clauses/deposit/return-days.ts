/** Calendar days in which what is left of a deposit goes back. */
export const RETURN_DAYS = 14;
