import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { z } from 'zod';
import type { ServiceName } from '@pactwright/protocol';
import { baseConfig, configureLogging, logger, readConfig } from '@pactwright/server-kit';
import { migrateAndSeed, type MigrationPlan } from './migrate.js';

const { LOG_LEVEL, SERVICE_VERSION } = baseConfig;
const log = logger('migrate');

/* What the system, and PostgreSQL itself, say of a server that is only starting or not yet known by its name. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);
const TRIES = 60;
const PAUSE_MS = 1_000;

const untilItAnswers = retry(
  handleWhen((error) => NOT_YET.has(codeOf(error))),
  { maxAttempts: TRIES, backoff: new ConstantBackoff(PAUSE_MS) },
);

/**
 * A service's migration as a process of its own: waits a minute for a server that is only starting, logs as the service
 * does, and leaves 1 as the exit code when it failed.
 */
export async function migrateService(name: ServiceName, plan: MigrationPlan): Promise<void> {
  const config = readConfig(z.object({ LOG_LEVEL, SERVICE_VERSION }));
  configureLogging(name, config.LOG_LEVEL, config.SERVICE_VERSION);
  const waiting = untilItAnswers.onRetry(({ attempt, ...failure }) => {
    const reason = 'error' in failure ? codeOf(failure.error) : '';
    if (attempt === 1) log.warn({ reason }, 'waiting for the database');
  });
  try {
    await untilItAnswers.execute(() => migrateAndSeed(plan));
  } catch (error) {
    log.fatal({ err: error }, 'the database could not be migrated');
    process.exitCode = 1;
  } finally {
    waiting.dispose();
  }
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
