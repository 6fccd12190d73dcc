/** Calendar days for which the client may hold up the work before the provider may leave. */
export const STANDSTILL_DAYS = 30;
