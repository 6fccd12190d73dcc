import type { Style } from '../../terms/terms.js';

/** Days after the end of a month in which the client reports what a commission is calculated from. */
export const STATEMENT_DAYS = 10;
/** Months after the end in which earlier work still earns its commission. */
export const TAIL_MONTHS: Readonly<Record<Style, number>> = { balanced: 3, freelancer: 3, client: 1 };
/** Time is charged in units of this length. */
export const TIME_UNIT_MINUTES = 15;
/** Percentage of the agreed hours after which the client is told. */
export const SHARE_OF_HOURS_WARNED = 80;

/** Calendar days after the last of the hours or units in all within which more may be approved. */
export const NO_MORE_HOURS_DAYS = 14;
