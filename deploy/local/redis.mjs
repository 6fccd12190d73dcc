import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, aptUnpack, findProgram, isExecutable, missingProgram } from './apt.mjs';
import { listens } from './readiness.mjs';

/** @typedef {import('./children.mjs').Children} Children */

/** @typedef {{ command: string, env: NodeJS.ProcessEnv }} Redis how to run the server */

/**
 * Finds a Redis server, or brings one: by apt-get as root, else by unpacking Debian's packages into a folder.
 * @param {Children} children
 * @param {string} tools folder for what is unpacked
 * @returns {Promise<Redis>}
 */
export async function findRedis(children, tools) {
  const unpacked = path.join(tools, 'redis');
  const found = installed() ?? inFolder(unpacked);
  if (found) return found;
  const reason = await aptInstall(children, ['redis-server']);
  if (!reason) return /** @type {Redis} */ (installed());
  const failure = await aptUnpack(
    children,
    ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'],
    unpacked,
  );
  const brought = failure ? undefined : inFolder(unpacked);
  if (brought) return brought;
  throw missingProgram({
    what: 'Redis',
    packages: ['redis-server'],
    variable: 'REDIS_URL',
    reason: failure ?? reason,
  });
}

/** @returns {Redis | undefined} */
function installed() {
  const command = findProgram('redis-server', 'valkey-server');
  return command ? { command, env: process.env } : undefined;
}

/**
 * @param {string} folder
 * @returns {Redis | undefined}
 */
function inFolder(folder) {
  const command = path.join(folder, 'usr', 'bin', 'redis-server');
  if (!isExecutable(command)) return undefined;
  const libraries = path.join(folder, 'usr', 'lib');
  const paths = readdirSync(libraries).filter((name) => name.includes('-linux-'));
  return {
    command,
    env: { ...process.env, LD_LIBRARY_PATH: paths.map((name) => path.join(libraries, name)).join(':') },
  };
}

/**
 * @param {Redis} redis
 * @param {{ name: string, folder: string, port: number, password: string, throwaway?: boolean }} options
 * @returns {{ spec: import('./child.mjs').Spec, url: string }}
 */
export function prepareRedis(redis, { name, folder, port, password, throwaway = false }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configuration = path.join(folder, 'redis.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    // A queue that drops entries under pressure would lose work.
    'maxmemory-policy noeviction',
    `appendonly ${throwaway ? 'no' : 'yes'}`,
    'appendfsync everysec',
    'save ""',
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`, { mode: 0o600 });
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    spec: { name, command: redis.command, args: [configuration], env: redis.env, ready: listens(port) },
  };
}
