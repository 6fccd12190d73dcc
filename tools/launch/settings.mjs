import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './say.mjs';

export const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * What the person who starts the stack may choose; everything else follows from it.
 * @typedef {object} Settings
 * @property {boolean} production nothing is embedded when true
 * @property {string} host address the public port listens on
 * @property {number} port the one public port
 * @property {number} portBase first of the internal ports
 * @property {string} dataDir folder of everything that must survive a restart
 * @property {NodeJS.ProcessEnv} given the environment as it was handed over
 */

/**
 * @param {NodeJS.ProcessEnv} given
 * @param {string} name
 * @param {number} byDefault
 * @param {number} highest
 */
function portFrom(given, name, byDefault, highest) {
  const text = given[name];
  if (text === undefined || text === '') return byDefault;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > highest) {
    throw new Problem(`${name} must be a whole number between 1 and ${highest}, not "${text}".`);
  }
  return port;
}

/** Takes variables from a `.env` file in the project folder; what the environment already names wins. */
export function loadEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {NodeJS.ProcessEnv} given
 * @returns {Settings}
 */
export function readSettings(given) {
  return {
    production: given.NODE_ENV === 'production',
    host: given.HOST || '127.0.0.1',
    port: portFrom(given, 'PORT', 8080, 65_535),
    // The ports above the base stay below 32768, where the system begins to hand out ports of its own.
    portBase: portFrom(given, 'PORT_BASE', 21_000, 32_600),
    dataDir: path.resolve(root, given.DATA_DIR || '.data'),
    given,
  };
}
