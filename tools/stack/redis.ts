import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, aptUnpack, findProgram, isExecutable, missingProgram } from '#tools/launch/apt.mjs';
import { listens } from '#tools/launch/readiness.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Spec } from '#tools/launch/child.mjs';

/**
 * Finds a Redis server, or brings one: by apt-get as root, else by unpacking Debian's packages into a folder.
 * @param tools folder for what is unpacked
 * @returns the program
 */
export async function findRedis(children: Children, tools: string): Promise<string> {
  const unpacked = path.join(tools, 'redis');
  const starter = path.join(unpacked, 'redis-server');
  const found = installed() ?? (isExecutable(starter) ? starter : undefined);
  if (found) return found;
  const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'];
  const reason =
    (await aptInstall(children, ['redis-server'])) && (await aptUnpack(children, packages, unpacked));
  if (reason)
    throw missingProgram({ what: 'Redis', packages: ['redis-server'], variable: 'REDIS_URL', reason });
  return installed() ?? writeStarter(unpacked, starter);
}

const installed = () => findProgram('redis-server', 'valkey-server');

/** Unpacked programs do not find their libraries by themselves. */
function writeStarter(folder: string, starter: string) {
  const libraries = path.join(folder, 'usr', 'lib');
  const places = readdirSync(libraries).filter((name) => name.includes('-linux-'));
  const searchPath = places.map((name) => path.join(libraries, name)).join(':');
  const program = path.join(folder, 'usr', 'bin', 'redis-server');
  writeFileSync(starter, `#!/bin/sh\nLD_LIBRARY_PATH='${searchPath}' exec '${program}' "$@"\n`, {
    mode: 0o755,
  });
  return starter;
}

export function prepareRedis(
  program: string,
  {
    name,
    folder,
    port,
    password,
    throwaway = false,
  }: { name: string; folder: string; port: number; password: string; throwaway?: boolean },
): { spec: Spec; url: string } {
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
    // Each worker of tests has one of its own.
    ...(throwaway ? ['databases 512'] : []),
    'save ""',
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`, { mode: 0o600 });
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    spec: { name, command: program, args: [configuration], ready: listens(port) },
  };
}
