import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';

/**
 * The services, and the database of each that owns data. The gateway comes last: it is the entry point, opened last and
 * closed first.
 */
export const services = /** @type {const} */ ([
  { name: 'identity', database: 'identity' },
  { name: 'wizard-config', database: 'wizard_config' },
  { name: 'contracts', database: 'contracts' },
  { name: 'documents', database: 'documents' },
  { name: 'billing', database: 'billing' },
  { name: 'i18n', database: 'i18n' },
  { name: 'ai-worker' },
  { name: 'gateway' },
]);

/** @typedef {(typeof services)[number]} Service */

/**
 * How Node runs a service, here and in an image. By itself it lets 32 MB of new objects gather, reaches its limit for the
 * whole heap first, and stops everything every few seconds to collect that; 4 MB are collected in a few milliseconds.
 * With 8 a call costs the same processor time, and each service keeps 6 MB more. By itself it also begins to make some objects of
 * a call among the old ones, and each of those keeps the rest of its call from being collected with what is new: in the gateway
 * that was a fifth of what a call costs.
 */
export const SERVICE_OPTIONS = [
  '--enable-source-maps',
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
];

/** By itself the C library keeps free memory apart for each of up to 8 threads a core: 50 MB more for all services. */
export const SERVICE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** @param {string} name `wizard-config` becomes `WIZARD_CONFIG` */
export const variable = (name) => name.toUpperCase().replaceAll('-', '_');

/** @param {string} name */
export const builtService = (name) => path.join(root, 'dist', 'apps', name);
export const builtWeb = path.join(root, 'apps', 'web', 'dist');

/**
 * Every port of a running stack.
 * @param {{ port: number, portBase: number }} settings
 */
export function portsOf({ port, portBase }) {
  return {
    postgres: portBase + 1,
    queueRedis: portBase + 2,
    sessionRedis: portBase + 3,
    s3: portBase + 4,
    pdf: portBase + 5,
    web: portBase + 6,
    /** Health and metrics of the gateway, whose own port is public. */
    operator: portBase + 7,
    stripe: portBase + 9,
    /** @param {string} name */
    http: (name) =>
      name === 'gateway' ? port : portBase + 11 + services.findIndex((service) => service.name === name),
    /** @param {string} name */
    rpc: (name) => portBase + 31 + services.findIndex((service) => service.name === name),
  };
}
