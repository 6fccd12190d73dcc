/**
 * One sentence of what must hold, and what was found.
 * @typedef {object} Criterion
 * @property {string} what
 * @property {string} allowed
 * @property {string} found
 * @property {boolean} holds
 */

/**
 * @typedef {object} Findings
 * @property {Criterion[]} criteria
 * @property {string[]} [notes] figures that nothing is demanded of
 */

/**
 * @typedef {object} Experiment
 * @property {string} id
 * @property {string} title
 * @property {(children: import('#tools/launch/children.mjs').Children) => Promise<Findings>} run
 */

/**
 * @param {string} what
 * @param {number} found
 * @param {number} most
 * @param {string} [unit]
 * @returns {Criterion}
 */
export const atMost = (what, found, most, unit = '') => ({
  what,
  allowed: most === 0 ? 'none' : `at most ${inWords(most)}${unit}`,
  found: `${inWords(found)}${unit}`,
  holds: found <= most,
});

/**
 * @param {string} what
 * @param {number} found
 * @param {number} wanted
 * @returns {Criterion}
 */
export const exactly = (what, found, wanted) => ({
  what,
  allowed: inWords(wanted),
  found: inWords(found),
  holds: found === wanted,
});

/**
 * Guards against a proof of nothing: the load, the kills, the outage did take place.
 * @param {string} what
 * @param {number} found
 * @param {number} least
 * @returns {Criterion}
 */
export const atLeast = (what, found, least) => ({
  what,
  allowed: `at least ${inWords(least)}`,
  found: inWords(found),
  holds: found >= least,
});

/**
 * @param {string} what
 * @param {boolean} holds
 * @param {string} found
 * @returns {Criterion}
 */
export const holds = (what, holds, found) => ({ what, allowed: 'yes', found, holds });

/** @param {number} value */
const inWords = (value) =>
  Number.isFinite(value) ? String(Number(value.toFixed(value < 10 ? 2 : 0))) : 'never';
