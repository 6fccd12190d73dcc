import { mkdirSync } from 'node:fs';
import { provideTestPayments } from '#tools/stack/payments.ts';
import {
  providePdf,
  provideRedis,
  provideStorage,
  startPostgres,
  tools,
  type Setting,
} from '#tools/stack/parts.ts';
import { postgresCommands } from '#tools/stack/postgres.ts';
import { findRedis } from '#tools/stack/redis.ts';
import { keepSecrets } from '#tools/stack/secrets.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';
import { startContainers } from './containers.ts';

/**
 * Starts PostgreSQL, Redis, an S3 server, a PDF server and a stand-in for Stripe for the integration tests.
 */
export async function startTestParts(
  settings: Settings,
  children: Children,
): Promise<{ environment: Record<string, string>; stop: () => Promise<void> }> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const setting = { settings, children, secrets: keepSecrets(settings.dataDir), throwaway: true };
  const [containers, storage, pdf, stripe] = await Promise.all([
    startContainers(),
    provideStorage(setting),
    providePdf(setting),
    provideTestPayments(setting),
  ]);
  const data = containers?.environment ?? (await embedded(setting));
  const [redisServer, postgres] = await Promise.all([findRedis(children, tools), postgresCommands(children)]);
  return {
    environment: {
      ...data,
      // For tests that start and kill servers of their own.
      TEST_REDIS_SERVER: redisServer,
      TEST_POSTGRES_COMMANDS: JSON.stringify(postgres),
      TEST_S3_ENDPOINT: storage.S3_ENDPOINT ?? '',
      TEST_S3_ACCESS_KEY: storage.S3_ACCESS_KEY ?? '',
      TEST_S3_SECRET_KEY: storage.S3_SECRET_KEY ?? '',
      TEST_GOTENBERG_URL: pdf.GOTENBERG_URL ?? '',
      TEST_STRIPE_URL: stripe,
    },
    stop: async () => {
      await children.stop();
      await containers?.stop();
    },
  };
}

async function embedded(setting: Setting): Promise<Record<string, string>> {
  const [{ adminUrl }, redis] = await Promise.all([startPostgres(setting), provideRedis(setting)]);
  return {
    TEST_DATABASE_URL: adminUrl,
    TEST_REDIS_URL: redis.REDIS_QUEUE_URL ?? '',
  };
}
