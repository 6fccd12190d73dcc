import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fingerprint, isCurrent, markCurrent } from './fingerprint.ts';
import { Problem, explain } from '#tools/launch/say.mjs';
import { builtService, builtWeb, services } from './services.mjs';
import { root } from '#tools/launch/settings.mjs';

/*
 * node build.ts [services]: builds what has changed since the last time, all or the services alone, and says what that
 * was. A process of its own: the builders are large.
 */

const shared = ['package-lock.json', 'tsconfig.base.json'];

async function buildServices() {
  const libraries = fingerprint([
    ...shared,
    'libs/**/src/**/*.{ts,tsx,json}',
    'tools/stack/build-service.ts',
  ]);
  const stale = services
    .map(({ name }) => ({
      name,
      print: libraries + fingerprint([`apps/${name}/src/**/*`]),
    }))
    .filter(({ name, print }) => !isCurrent(builtService(name), print));
  if (stale.length === 0) return [];
  const { buildService } = await import('./build-service.ts');
  await Promise.all(
    stale.map(async ({ name, print }) => {
      await buildService(name);
      markCurrent(builtService(name), print);
    }),
  );
  return stale.map(({ name }) => name);
}

async function buildWeb() {
  const libraries = ['libs/{protocol,drafting}/src/**/*.{ts,tsx,json}'];
  const own = [
    'apps/web/{src,public,build}/**/*.*',
    'apps/web/{index.html,package.json,tsconfig.json,vite.config.mts}',
  ];
  const print = fingerprint([...shared, ...libraries, ...own]);
  if (isCurrent(builtWeb, print)) return [];
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, 'apps', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Problem('The web app could not be built.');
  markCurrent(builtWeb, print);
  return ['web'];
}

try {
  const isWebToo = process.argv[2] !== 'services';
  const built = (await Promise.all([buildServices(), ...(isWebToo ? [buildWeb()] : [])])).flat();
  process.stdout.write(`${built.join(' ')}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
