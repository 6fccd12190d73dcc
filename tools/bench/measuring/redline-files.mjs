import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { bundleBench } from '../bundle.mjs';

const golden = path.join(root, 'libs', 'drafting', 'golden');

/** @typedef {{ seed: number, edits: number, intended: string, refused?: string }} Made */

/** The contracts that generated Word files are made of. */
export const goldenTexts = () =>
  readdirSync(golden)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => path.join(golden, name));

/**
 * @param {string} given
 * @param {number} least
 */
export function countOf(given, least) {
  if (!/^[1-9]\d{0,4}$/.test(given) || Number(given) < least)
    throw new Problem(`"${given}" is no number of files from ${least} on.`);
  return Number(given);
}

/**
 * Has redlined files made into a folder.
 * @param {import('#tools/launch/children.mjs').Children} children
 * @param {string} folder
 * @param {number} count
 * @param {boolean} [isCompared] the edits are found by comparing two texts
 * @returns {Promise<Made[]>} those that were not refused
 */
export async function makeRedlines(children, folder, count, isCompared = false) {
  const program = await bundleBench('apps/documents', 'bench/redline-files.ts');
  const env = {
    ...process.env,
    ...{ TEXTS: JSON.stringify(goldenTexts()), COUNT: String(count), FOLDER: folder },
    ...(isCompared && { COMPARED: '1' }),
  };
  const { code, output } = await children.run(process.execPath, ['--no-warnings', program], { env });
  if (code !== 0) throw new Problem(`The files could not be made: ${output}`);
  const all = /** @type {Made[]} */ (JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')));
  const made = all.filter(({ refused }) => refused === undefined);
  say(`${made.length} of ${count} files made, ${count - made.length} refused ...`);
  return made;
}
