import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findProgram, isExecutable } from './apt.mjs';
import { requireSpace } from './data-folder.mjs';
import { Problem, elapsed, say, step } from './say.mjs';
import { root } from './settings.mjs';

/** @typedef {import('./children.mjs').Children} Children */

const nodeOfProject = path.join(root, 'node_modules', '.bin', 'node');

/**
 * Installs the packages of the lock file unless they are all there.
 * @param {Children} children
 */
export async function installPackages(children) {
  if (areInstalled()) return;
  requireSpace(root, 1500);
  const npm = findProgram('npm');
  if (!npm) throw new Problem('npm is missing: install it together with Node, then start again.');
  say('installing packages with npm ci; this takes a minute or two');
  const since = performance.timeOrigin + performance.now();
  const heartbeat = setInterval(() => say(`still installing (${elapsed(since)})`), 15_000);
  const { code, output } = await step('npm ci has ended', () =>
    children.run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, env: ownEnvironment() }),
  ).finally(() => clearInterval(heartbeat));
  if (code !== 0) throw new Problem(`The packages could not be installed: ${npmReason(output)}`);
}

/**
 * npm itself must not run under the Node that it is about to replace, nor take this command's settings for its own.
 */
function ownEnvironment() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const PATH = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
  const others = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|command)/.test(name),
  );
  // With NODE_ENV=production npm would leave out the tools that build the services.
  return { ...Object.fromEntries(others), PATH, NODE_ENV: 'development' };
}

/** @param {string} output */
function npmReason(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full.';
  const reasons = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const words = reasons
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .filter((line) => !/^(code|errno|syscall)\b/.test(line));
  return words[0] ?? output.trim().split('\n').at(-1) ?? 'npm gave no reason';
}

/** Compares what npm says it has installed with what the lock file asks for. */
function areInstalled() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(path.join(root, 'package-lock.json'));
  const present = packages(installed);
  return Object.entries(wanted)
    .filter(
      ([place, { link, optional, peer }]) => place.startsWith('node_modules/') && !link && !optional && !peer,
    )
    .every(([place, { version }]) => present[place]?.version === version);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>}
 */
const packages = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/**
 * The Node that the project brings along, where this system can run it and another one is running now.
 * @param {Children} children
 * @returns {Promise<string | undefined>}
 */
export async function betterNode(children) {
  if (isExecutable(nodeOfProject)) {
    if (realpathSync(nodeOfProject) === realpathSync(process.execPath)) return undefined;
    const { code } = await children.run(nodeOfProject, ['--version']);
    if (code === 0) return nodeOfProject;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return undefined;
  throw new Problem(
    `The project brings no Node for this system, so Node 24 is needed; this is ${process.version}.`,
  );
}
