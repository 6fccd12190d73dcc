/** The cookie that a page of ours can read, and the header in which it repeats it with every write (R-AUTH-13). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
