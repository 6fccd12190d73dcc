/* What a process says before its answer, which begins with a line of JSON: spaces are allowed there. */

/** It has loaded what it needs. */
export const READY = ' ';
/** It has its file. JSON as it is written here has no lines. */
export const BEGUN = '\n';

/** The argument of a process that is to load everything, and to read a sample, while it waits for its file. */
export const WARM_UP = 'warm-up';
