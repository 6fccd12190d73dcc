import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startStack } from '#tools/stack/stack.mjs';
import { settingsOfTest } from '#tools/test/settings.mjs';

/** @typedef {import('#tools/launch/children.mjs').Children} Children */
/** @typedef {import('#tools/launch/settings.mjs').Settings} Settings */

/* Everybody here comes from one address, and asks more than a person would. */
const NO_LIMITS = Object.fromEntries(
  [
    'RATE_LIMIT_CALLER_PER_MINUTE',
    'RATE_LIMIT_ADDRESS_PER_MINUTE',
    'RATE_LIMIT_ADVICE_PER_MINUTE',
    'RATE_LIMIT_UPLOADS_PER_MINUTE',
    'RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE',
    'RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE',
    'RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE',
    'RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR',
    'RATE_LIMIT_FILES_PER_MINUTE',
    'RATE_LIMIT_VISITOR_FILES_PER_HOUR',
    'AI_TOKENS_PER_DAY',
    'AI_VISITOR_ANALYSES_PER_DAY',
    'AI_USD_PER_DAY',
  ].map((name) => [name, '1000000000']),
);

/**
 * Free ports, a folder that is removed in the end, nothing of what the environment says about real servers.
 * @param {Record<string, string>} [given] what this experiment sets besides
 * @returns {Promise<Settings>}
 */
export async function labSettings(given = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-reliability-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = await settingsOfTest(folder);
  return { ...settings, given: { ...settings.given, ...NO_LIMITS, ...given } };
}

/**
 * The product as it runs for real, for one experiment.
 * @typedef {object} Lab
 * @property {string} url
 * @property {Settings} settings
 * @property {Record<string, string>} environment what every service was told
 * @property {Children} stack
 * @property {() => Promise<void>} close
 */

/**
 * @param {Children} children
 * @param {Record<string, string>} [given]
 * @returns {Promise<Lab>}
 */
export async function openLab(children, given) {
  const settings = await labSettings(given);
  const stack = children.scope(children.logs);
  const { url, environment } = await startStack(settings, stack, { isApiOnly: true });
  return { url, settings, environment, stack, close: () => closeStack(stack, settings) };
}

/**
 * @param {Children} stack
 * @param {Settings} settings
 */
export async function closeStack(stack, settings) {
  await stack.stop();
  rmSync(settings.dataDir, { recursive: true, force: true });
}

/**
 * Asks the database of one service.
 * @template {object} Row
 * @param {Pick<Lab, 'environment'>} lab
 * @param {string} variable its name in the environment
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<Row[]>}
 */
export async function query({ environment }, variable, sql, values = []) {
  const client = new pg.Client({ connectionString: environment[variable] });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * @param {() => Promise<boolean> | boolean} holds
 * @param {number} withinMs
 * @param {number} [everyMs]
 * @returns {Promise<number | undefined>} milliseconds until it held; undefined when it did not in time
 */
export async function until(holds, withinMs, everyMs = 50) {
  const since = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - since;
    if (performance.now() - since > withinMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
