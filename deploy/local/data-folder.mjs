import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './say.mjs';

const megabyte = 1024 * 1024;

/**
 * Makes the data folder ready for this process alone.
 * @param {string} dataDir
 * @param {{ freeMegabytes?: number }} [options]
 * @returns {() => void} gives the folder back
 */
export function claimDataFolder(dataDir, { freeMegabytes = 300 } = {}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('deploy/local');
}
