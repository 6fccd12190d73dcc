import { toModule } from './checker-figures.mjs';

/** Lets tests import the same figures that the build does. */
export default { process: (/** @type {string} */ source) => ({ code: toModule(source) }) };
