/** Calendar days after the end for the final invoice. */
export const FINAL_INVOICE_DAYS = 14;
/** Working days for handing over the work. */
export const DELIVERY_DAYS = 10;
/** Working days for the return of materials and access. */
export const RETURN_DAYS = 10;
/** Calendar days of free answers, in the style that favours the client. */
export const FREE_HELP_DAYS = 30;
