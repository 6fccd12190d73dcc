/** Whether browsers reach the product over https, and may send cookies over nothing else. */
export const COOKIES_ARE_SECURE = Symbol('COOKIES_ARE_SECURE');
