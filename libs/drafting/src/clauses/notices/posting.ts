/** Working days after posting from which a registered letter counts as received. */
export const POSTING_DAYS = 5;
