import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';
import { builtWeb, portsOf, services, variable } from './services.mjs';
import { root, type Settings } from '#tools/launch/settings.mjs';
import type { Secrets } from './secrets.ts';

/** What production must be told, because nothing is embedded there. Alternatives are in one entry. */
const neededInProduction = [
  ['REDIS_QUEUE_URL', 'REDIS_URL'],
  ['REDIS_SESSION_URL', 'REDIS_URL'],
  ['S3_ENDPOINT'],
  ['S3_ACCESS_KEY'],
  ['S3_SECRET_KEY'],
  ['GOTENBERG_URL'],
  ['SESSION_SECRET'],
  ['INTERNAL_SECRET'],
  ['PUBLIC_URL'],
  ['ADMIN_EMAIL'],
  ['ADMIN_PASSWORD'],
];

export function requireProductionSettings({ production, given }: Settings) {
  if (!production) return;
  const owners = services.flatMap((service) => ('database' in service ? [service.name] : []));
  const needed = [
    ...owners.map((name) => [`${variable(name)}_DATABASE_URL`, 'DATABASE_URL']),
    ...neededInProduction,
  ];
  const missing = needed
    .filter((names) => names.every((name) => !given[name]))
    .map((names) => names.join(' or '));
  if (missing.length > 0) {
    throw new Problem(`In production nothing is embedded, so these must be set: ${missing.join(', ')}.`);
  }
}

/** What every service is told, besides what the start was told itself. */
export function commonEnvironment(
  settings: Settings,
  { publicUrl, secrets }: { publicUrl: string; secrets: Secrets },
): Record<string, string> {
  const { given } = settings;
  const ports = portsOf(settings);
  const addresses = services.flatMap(({ name }) => [
    [`${variable(name)}_URL`, `http://${hostOf(settings, name)}:${ports.http(name)}`],
    [`${variable(name)}_RPC`, `127.0.0.1:${ports.rpc(name)}`],
  ]);
  return {
    ...inherited(given),
    ...Object.fromEntries(addresses),
    NODE_ENV: given.NODE_ENV || 'development',
    LOG_LEVEL: given.LOG_LEVEL || 'info',
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    PUBLIC_URL: publicUrl,
    INTERNAL_SECRET: given.INTERNAL_SECRET || secrets.internal,
    SESSION_SECRET: given.SESSION_SECRET || secrets.session,
    ADMIN_EMAIL: given.ADMIN_EMAIL || 'admin@pactwright.local',
    ADMIN_PASSWORD: given.ADMIN_PASSWORD || secrets.adminPassword,
    S3_BUCKET_PREFIX: given.S3_BUCKET_PREFIX || 'pactwright',
  };
}

/** @returns what only this service is told */
export function ownEnvironment(settings: Settings, name: string): Record<string, string> {
  const ports = portsOf(settings);
  const http = String(ports.http(name));
  if (name === 'gateway') {
    return {
      HTTP_HOST: settings.host,
      HTTP_PORT: http,
      PORT: http,
      OPERATOR_HOST: '127.0.0.1',
      OPERATOR_PORT: String(ports.operator),
      WEB_ROOT: builtWeb,
    };
  }
  return { HTTP_HOST: '127.0.0.1', HTTP_PORT: http, RPC_PORT: String(ports.rpc(name)) };
}

/** Where a service answers whether it is ready. */
export function readyUrl(settings: Settings, name: string) {
  const ports = portsOf(settings);
  return `http://127.0.0.1:${name === 'gateway' ? ports.operator : ports.http(name)}/readyz`;
}

/** Where a service is reached from this machine. */
const hostOf = ({ host }: Settings, name: string) =>
  name === 'gateway' ? reachable(host, '127.0.0.1') : '127.0.0.1';

/**
 * @param host what the public port listens on
 * @param local name of this machine for itself
 */
export const reachable = (host: string, local: string) =>
  ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? local : host;

/** The environment without npm's own variables and without empty ones. */
function inherited(given: NodeJS.ProcessEnv): Record<string, string> {
  const chosen = Object.entries(given).filter(([name, value]) => value && !/^npm_/i.test(name));
  return Object.fromEntries(chosen) as Record<string, string>;
}
