import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startStack } from '#tools/stack/stack.ts';
import { settingsOfTest } from '#tools/test/settings.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';

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
 * @param given what this experiment sets besides
 */
export async function labSettings(given: Record<string, string> = {}): Promise<Settings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-reliability-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = await settingsOfTest(folder);
  return { ...settings, given: { ...settings.given, ...NO_LIMITS, ...given } };
}

/** The product as it runs for real, for one experiment. */
export interface Lab {
  url: string;
  settings: Settings;
  /** what every service was told */
  environment: Record<string, string>;
  stack: Children;
  close: () => Promise<void>;
}

export async function openLab(children: Children, given?: Record<string, string>): Promise<Lab> {
  const settings = await labSettings(given);
  const stack = children.scope(children.logs);
  const { url, environment } = await startStack(settings, stack, { isApiOnly: true });
  return { url, settings, environment, stack, close: () => closeStack(stack, settings) };
}

export async function closeStack(stack: Children, settings: Settings) {
  await stack.stop();
  rmSync(settings.dataDir, { recursive: true, force: true });
}

/**
 * Asks the database of one service.
 * @param variable its name in the environment
 */
export async function query<Row extends object>(
  { environment }: Pick<Lab, 'environment'>,
  variable: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: environment[variable] });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** @returns milliseconds until it held; undefined when it did not in time */
export async function until(
  holds: () => Promise<boolean> | boolean,
  withinMs: number,
  everyMs = 50,
): Promise<number | undefined> {
  const since = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - since;
    if (performance.now() - since > withinMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
