import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from './say.mjs';

const megabyte = 1024 * 1024;

const refusals = new Map([
  ['EACCES', 'no permission'],
  ['EPERM', 'no permission'],
  ['EROFS', 'the disk is read-only'],
  ['ENOENT', 'no folder can be made there'],
  ['ENOTDIR', 'what it would be in is not a folder'],
]);

/**
 * Makes the data folder ready for this process alone.
 * @param {string} dataDir
 * @param {{ freeMegabytes?: number }} [options]
 * @returns {() => void} gives the folder back
 */
export function claimDataFolder(dataDir, { freeMegabytes = 300 } = {}) {
  makeFolder(dataDir);
  requireSpace(dataDir, freeMegabytes);
  const file = path.join(dataDir, 'run.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isStack(holder)) {
    throw new Problem(
      `Pactwright already runs on ${dataDir} (process ${holder}): stop it, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(file, `${process.pid}\n`);
  return () => rmSync(file, { force: true });
}

/**
 * Folder by folder: asked to make all at once, Node tries for ever where the system lets nobody make one.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (!existsSync(folder)) {
    const parent = path.dirname(folder);
    if (!existsSync(parent)) makeFolder(parent);
    attempt(folder, () => mkdirSync(folder, { mode: 0o700 }));
  }
  if (!statSync(folder).isDirectory())
    throw new Problem(`${folder} is not a folder: choose another one with DATA_DIR.`);
  attempt(folder, () => accessSync(folder, constants.W_OK));
}

/**
 * @param {string} folder
 * @param {() => void} act
 */
function attempt(folder, act) {
  try {
    act();
  } catch (cause) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (cause);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw cause;
    const reason = refusals.get(code) ?? `the system answers ${code}`;
    throw new Problem(
      `The data folder ${folder} cannot be used: ${reason}. Choose another one with DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * @param {string} folder
 * @param {number} megabytes
 */
export function requireSpace(folder, megabytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < megabytes) {
    throw new Problem(`The disk is full: ${folder} has ${free} MB left and ${megabytes} MB are needed.`);
  }
}

/**
 * A process number may have passed on to somebody else since it was written down.
 * @param {number} pid
 */
function isStack(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return (
    !existsSync(commandLine) || /\btools\/[a-z]+\/[a-z-]+\.mjs\0/.test(readFileSync(commandLine, 'utf8'))
  );
}
