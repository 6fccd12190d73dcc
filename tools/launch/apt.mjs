import { accessSync, constants, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Problem, say } from './say.mjs';

/** @typedef {import('./children.mjs').Children} Children */

/**
 * @param {...string} names
 * @returns {string | undefined} the first of these programs that is on the PATH
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs Debian packages when this is allowed and possible.
 * @param {Children} children
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} why they were not installed, or nothing
 */
export async function aptInstall(children, packages) {
  if (!findProgram('apt-get')) return 'this system has no apt-get';
  if (!isRoot()) return 'only root may install packages';
  say(`installing ${packages.join(', ')} with apt-get`);
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages];
  if ((await aptGet(children, install)).code === 0) return undefined;
  await aptGet(children, ['update']);
  const { code, output } = await aptGet(children, install);
  return code === 0 ? undefined : aptReason(output);
}

/**
 * Unpacks Debian packages into a folder without installing them, which needs no rights.
 * @param {Children} children
 * @param {string[]} packages
 * @param {string} folder
 * @returns {Promise<string | undefined>} why this failed, or nothing
 */
export async function aptUnpack(children, packages, folder) {
  if (!findProgram('apt-get') || !findProgram('dpkg')) return 'this system has no apt-get';
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const download = await children.run('apt-get', ['download', ...packages], { cwd: fresh });
  if (download.code !== 0) return aptReason(download.output);
  for (const file of readdirSync(fresh).filter((name) => name.endsWith('.deb'))) {
    const { code, output } = await children.run('dpkg', ['-x', file, fresh], { cwd: fresh });
    if (code !== 0) return aptReason(output);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return undefined;
}

/**
 * @param {Children} children
 * @param {string[]} args
 */
const aptGet = (children, args) =>
  children.run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** @param {string} output */
const aptReason = (output) =>
  output
    .split('\n')
    .find((line) => line.startsWith('E: '))
    ?.slice(3) ?? 'apt-get failed without a reason';

/**
 * The sentence for a program that is absent and could not be brought.
 * @param {{ what: string, packages: string[], variable?: string, reason: string }} missing
 */
export function missingProgram({ what, packages, variable, reason }) {
  const otherwise = variable ? `, or set ${variable}` : '';
  return new Problem(
    `${what} is missing and could not be installed (${reason}): run "apt-get install ${packages.join(' ')}"${otherwise}.`,
  );
}
