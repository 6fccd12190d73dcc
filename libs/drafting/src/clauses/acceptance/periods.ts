/** Working days in which justified items of the client's list are corrected. */
export const FIX_DAYS = 10;
/** Directive 2011/7/EU, article 3(4): an acceptance procedure normally takes at most thirty days. */
export const LONGEST_PROCEDURE_DAYS = 30;
