import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { atLeastOneFailed, oneFailed, type Tally } from './tally.ts';

const fileOf = (stage: string) => path.join(root, 'dist', 'test', 'whole', `${stage}.json`);

export const forgetTally = (stage: string) => rmSync(fileOf(stage), { force: true });

/** Writes down what a stage has counted, for Nx to keep. */
export function keepTally(stage: string, startTime: number, tally: Tally): Tally {
  const file = fileOf(stage);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ startTime, tally }));
  return tally;
}

/**
 * @param since when it was asked for
 * @param code how it ended
 * @returns what this run or an earlier one with the same files has counted
 */
export function keptTally(stage: string, since: number, code: number): Tally {
  const kept = read(fileOf(stage));
  if (!kept) return oneFailed;
  const { startTime, tally } = kept;
  return atLeastOneFailed(startTime < since ? { ...tally, earlier: tally.passed } : tally, code);
}

/** @returns nothing when the stage ended before it had counted */
function read(file: string): { startTime: number; tally: Tally } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
