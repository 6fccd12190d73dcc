/** Whether everything is looked at, as every night, or only what finds something that the rest would not: see the README. */
export const isWhole = process.env['E2E_WHOLE'] === '1';

/** Of tests that by day are left out. */
export const AT_NIGHT = '@night';
