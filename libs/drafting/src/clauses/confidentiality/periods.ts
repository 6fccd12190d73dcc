/** Working days in which information may still be named as confidential. */
export const NAMING_DAYS = 5;
/** Working days in which it is returned or deleted. */
export const RETURN_DAYS = 10;
