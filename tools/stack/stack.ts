import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimDataFolder } from '#tools/launch/data-folder.mjs';
import {
  commonEnvironment,
  ownEnvironment,
  reachable,
  readyUrl,
  requireProductionSettings,
} from './environment.ts';
import { isStandIn, providePayments, requirePaymentSettings } from './payments.ts';
import { providePdf, provideDatabases, provideRedis, provideStorage, type Setting } from './parts.ts';
import { requireFree, requirePublicPort } from '#tools/launch/ports.mjs';
import { answers } from '#tools/launch/readiness.ts';
import { Problem, elapsed, say, step } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';
import { keepSecrets } from './secrets.ts';
import {
  SERVICE_ENVIRONMENT,
  SERVICE_OPTIONS,
  builtService,
  portsOf,
  services,
  type Service,
} from './services.mjs';

type Environment = Record<string, string>;

/**
 * Starts everything and resolves when the product can be used.
 * @param options shown: the service
 *   whose log goes to the terminal
 */
export async function startStack(
  settings: Settings,
  children: Children,
  options: { throwaway?: boolean; publicUrl?: string; isApiOnly?: boolean; shown?: string } = {},
): Promise<{ url: string; environment: Environment }> {
  const { url, environment } = await prepareStack(settings, children, options);
  await step(`${services.length} services started`, () =>
    startServices(settings, children, environment, options),
  );
  children.onBirth = () => noteProcesses(settings, children);
  noteProcesses(settings, children);
  return { url, environment };
}

/** Everything but the services: the parts, what is built, migrated databases. */
export async function prepareStack(
  settings: Settings,
  children: Children,
  {
    throwaway,
    publicUrl,
    isApiOnly = false,
  }: {
    throwaway?: boolean;
    publicUrl?: string;
    /** without the web app */
    isApiOnly?: boolean;
  } = {},
): Promise<{ url: string; environment: Environment }> {
  requireProductionSettings(settings);
  requirePaymentSettings(settings);
  const release = claimDataFolder(settings.dataDir);
  process.once('exit', release);
  await requireFreePorts(settings);
  const secrets = keepSecrets(settings.dataDir);
  const url = `http://${reachable(settings.host, 'localhost')}:${settings.port}`;
  const setting = { settings, secrets, children, throwaway };
  const shownUrl = publicUrl ?? settings.given.PUBLIC_URL ?? url;
  const [parts] = await Promise.all([provideParts(setting, shownUrl), buildChanged(children, isApiOnly)]);
  const environment = {
    ...commonEnvironment(settings, { secrets, publicUrl: shownUrl }),
    ...parts,
  };
  await step('databases migrated and seeded', () => migrate(children, environment));
  return { url, environment };
}

async function provideParts(setting: Setting, publicUrl: string): Promise<Environment> {
  const provided = await Promise.all([
    step('PostgreSQL is ready', () => provideDatabases(setting)),
    step('Redis is ready', () => provideRedis(setting)),
    step('object storage is ready', () => provideStorage(setting)),
    step('PDF conversion is ready', () => providePdf(setting)),
    ...(isStandIn(setting.settings)
      ? [step('payments are played by a stand-in', () => providePayments(setting, publicUrl))]
      : []),
  ]);
  return Object.assign({}, ...provided);
}

export async function buildChanged(children: Children, isApiOnly: boolean) {
  const since = Date.now();
  const { code, output } = await children.run(process.execPath, [
    path.join(import.meta.dirname, 'build.ts'),
    ...(isApiOnly ? ['services'] : []),
  ]);
  if (code !== 0) throw new Problem(`The build failed:\n${output.trim()}`);
  const built = output.trim().split('\n').at(-1);
  say(built ? `built ${built} (${elapsed(since)})` : 'nothing to build');
}

export async function migrate(
  children: Children,
  environment: Environment,
  owners: readonly Service[] = services,
) {
  const scripts = owners
    .map(({ name }) => ({ name, script: path.join(builtService(name), 'migrate.mjs') }))
    .filter(({ script }) => existsSync(script));
  await Promise.all(
    scripts.map(async ({ name, script }) => {
      const env = { ...environment, HTTP_PORT: '0', RPC_PORT: '0' };
      const { code, output } = await children.run(process.execPath, ['--enable-source-maps', script], {
        env,
      });
      if (code !== 0)
        throw new Problem(`The database of ${name} could not be migrated: ${lastErrorIn(output)}`);
    }),
  );
}

/**
 * @param output of a service's command
 * @returns what the last error in its log says; all of it where it logs none
 */
function lastErrorIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('{"level":'));
  const errors = lines.flatMap((line) => JSON.parse(line).err ?? []);
  const { message, code } = errors.at(-1) ?? {};
  return message || code || output.trim();
}

async function startServices(
  settings: Settings,
  children: Children,
  environment: Environment,
  { isApiOnly, shown }: { isApiOnly?: boolean; shown?: string },
) {
  const specs = services.map(({ name }) => ({
    ...serviceSpec(
      name,
      { ...environment, ...ownEnvironment(settings, name), ...(isApiOnly ? { WEB_ROOT: '' } : {}) },
      readyUrl(settings, name),
    ),
    shown: name === shown,
  }));
  const [gateway, ...others] = specs.toReversed();
  // Two stages, so that the gateway is closed first; they start together, which is faster on two cores.
  await Promise.all([children.start(...others), children.start(gateway as (typeof specs)[0])]);
}

/**
 * How to run one process of a service.
 * @param ready where it answers whether it is ready
 */
export const serviceSpec = (name: string, env: Environment, ready: string) => ({
  name,
  command: process.execPath,
  args: [...SERVICE_OPTIONS, path.join(builtService(name), 'main.mjs')],
  env: { ...SERVICE_ENVIRONMENT, ...env },
  ready: answers(ready),
  grace: 25_000,
});

async function requireFreePorts(settings: Settings) {
  const { given, portBase } = settings;
  await requirePublicPort(settings);
  const ports = portsOf(settings);
  const internal = [
    ...(given.DATABASE_URL ? [] : [{ use: 'PostgreSQL', port: ports.postgres }]),
    ...(given.REDIS_URL
      ? []
      : [
          { use: 'Redis', port: ports.queueRedis },
          { use: 'Redis', port: ports.sessionRedis },
        ]),
    ...(given.S3_ENDPOINT ? [] : [{ use: 'object storage', port: ports.s3 }]),
    ...(given.GOTENBERG_URL ? [] : [{ use: 'PDF conversion', port: ports.pdf }]),
    ...(isStandIn(settings) ? [{ use: 'payment stand-in', port: ports.stripe }] : []),
    ...services.flatMap(({ name: use }) => {
      const own = use === 'gateway' ? [ports.operator] : [ports.http(use), ports.rpc(use)];
      return own.map((port) => ({ use, port }));
    }),
  ];
  for (const { use, port: wanted } of internal) {
    await requireFree({ port: wanted, use, variable: 'PORT_BASE', example: portBase + 1000 });
  }
}

/** Says which process is which, for whoever watches or tests the stack. */
function noteProcesses(settings: Settings, children: Children) {
  const file = path.join(settings.dataDir, 'processes.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(children.list(), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
