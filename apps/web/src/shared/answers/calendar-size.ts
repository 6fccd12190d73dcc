/** Seven of them fit a window 360 px wide; still a comfortable target. */
export const DAY_SIZE = '2.5rem';

/** The room of a month of six weeks, its heading and its weekdays: kept free while the calendar is on its way. */
export const CALENDAR_SIZE = { width: `calc(7 * ${DAY_SIZE})`, height: `calc(8 * ${DAY_SIZE})` } as const;
