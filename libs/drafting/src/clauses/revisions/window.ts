/** Calendar days in which a version is commented on where no period of acceptance says so. */
export const WINDOW_DAYS = 14;
