import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { atLeastOneFailed, oneFailed } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** @param {string} stage */
const fileOf = (stage) => path.join(root, 'dist', 'test', 'whole', `${stage}.json`);

/** @param {string} stage */
export const forgetTally = (stage) => rmSync(fileOf(stage), { force: true });

/**
 * Writes down what a stage has counted, for Nx to keep.
 * @param {string} stage
 * @param {number} startTime
 * @param {Tally} tally
 * @returns {Tally}
 */
export function keepTally(stage, startTime, tally) {
  const file = fileOf(stage);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ startTime, tally }));
  return tally;
}

/**
 * @param {string} stage
 * @param {number} since when it was asked for
 * @param {number} code how it ended
 * @returns {Tally} what this run or an earlier one with the same files has counted
 */
export function keptTally(stage, since, code) {
  const kept = read(fileOf(stage));
  if (!kept) return oneFailed;
  const { startTime, tally } = kept;
  return atLeastOneFailed(startTime < since ? { ...tally, earlier: tally.passed } : tally, code);
}

/**
 * @param {string} file
 * @returns {{ startTime: number, tally: Tally } | undefined} nothing when the stage ended before it had counted
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
