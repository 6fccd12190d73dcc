import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { canConnect } from '#tools/stack/postgres.ts';
import { say } from '#tools/launch/say.mjs';

const images = {
  postgres: process.env.TEST_POSTGRES_IMAGE ?? 'postgres:17-alpine',
  redis: process.env.TEST_REDIS_IMAGE ?? 'redis:7-alpine',
};
const account = 'pactwright';

interface Containers {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** PostgreSQL and Redis in containers, where a Docker daemon answers and has the images. */
export async function startContainers(): Promise<Containers | undefined> {
  if (!(await dockerAnswers())) {
    say('no Docker daemon answers: PostgreSQL and Redis run as processes of this machine');
    return undefined;
  }
  try {
    const containers = await startBoth().catch(() => {
      // What removes containers after a crash is a container too, and its image may be the one that is missing.
      process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
      return startBoth();
    });
    say(`PostgreSQL (${images.postgres}) and Redis (${images.redis}) run in containers`);
    return containers;
  } catch (error) {
    const { message } = error as Error;
    say(`Docker answers but the containers did not start (${message.trim()}): processes are used instead`);
    return undefined;
  }
}

async function startBoth(): Promise<Containers> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer(images.postgres)
    .withEnvironment({ POSTGRES_USER: account, POSTGRES_PASSWORD: account, POSTGRES_DB: 'postgres' })
    .withExposedPorts(5432)
    .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withWaitStrategy(Wait.forListeningPorts());
  const redis = new GenericContainer(images.redis)
    .withCommand(['redis-server', '--databases', '512'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'));
  const started = await Promise.allSettled([postgres.start(), redis.start()]);
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => void (await Promise.all(running.map((container) => container.stop())));
  const [database, cache] = running;
  if (!database || !cache) {
    await stop();
    throw started.find((result) => result.status === 'rejected')?.reason;
  }
  const databaseUrl = `postgres://${account}:${account}@${database.getHost()}:${database.getMappedPort(5432)}/postgres`;
  await untilConnected(databaseUrl);
  return {
    environment: {
      TEST_DATABASE_URL: databaseUrl,
      TEST_REDIS_URL: `redis://${cache.getHost()}:${cache.getMappedPort(6379)}`,
    },
    stop,
  };
}

/**
 * The port listens before the server answers, and a first server comes and goes while the data folder is made.
 */
async function untilConnected(url: string) {
  const end = Date.now() + 60_000;
  while (!(await canConnect(url))) {
    if (Date.now() > end) throw new Error('PostgreSQL did not answer within 60 s');
    await wait(100);
  }
}

function dockerAnswers(): Promise<boolean> {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock';
  const target = host.startsWith('unix://')
    ? { socketPath: host.slice('unix://'.length), path: '/_ping' }
    : new URL('/_ping', host.replace(/^tcp:/, 'http:'));
  return new Promise((resolve) => {
    const ping = request(target, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    ping.setTimeout(3000, () => ping.destroy());
    ping.once('error', () => resolve(false));
    ping.end();
  });
}
