import { toModule } from './markdown.mjs';

/** Lets tests import the same texts that the build does. */
export default { process: (/** @type {string} */ source) => ({ code: toModule(source) }) };
