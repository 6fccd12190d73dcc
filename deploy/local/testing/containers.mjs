import { request } from 'node:http';
import { say } from '../say.mjs';

const images = {
  postgres: process.env.TEST_POSTGRES_IMAGE ?? 'postgres:17-alpine',
  redis: process.env.TEST_REDIS_IMAGE ?? 'redis:7-alpine',
};
const account = 'pactwright';

/** @typedef {{ environment: Record<string, string>, stop: () => Promise<void> }} Containers */

/**
 * PostgreSQL and Redis in containers, where a Docker daemon answers and has the images.
 * @returns {Promise<Containers | undefined>}
 */
export async function startContainers() {
  if (!(await dockerAnswers())) {
    say('no Docker daemon answers: PostgreSQL and Redis run as processes of this machine');
    return undefined;
  }
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer(images.postgres)
    .withEnvironment({ POSTGRES_USER: account, POSTGRES_PASSWORD: account, POSTGRES_DB: 'postgres' })
    .withExposedPorts(5432)
    .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    // The first "ready" is that of the server which only makes the data folder; images differ in having one.
    .withWaitStrategy(
      Wait.forAll([Wait.forLogMessage(/ready to accept connections/, 1), Wait.forListeningPorts()]),
    );
  const redis = new GenericContainer(images.redis)
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'));
  const started = await Promise.allSettled([postgres.start(), redis.start()]);
  const failed = started.find((result) => result.status === 'rejected');
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => void (await Promise.all(running.map((container) => container.stop())));
  const [database, cache] = running;
  if (failed || !database || !cache) {
    await stop();
    say(
      `Docker answers but the containers did not start (${failed?.reason?.message}): processes are used instead`,
    );
    return undefined;
  }
  say(`PostgreSQL (${images.postgres}) and Redis (${images.redis}) run in containers`);
  return {
    environment: {
      TEST_DATABASE_URL: `postgres://${account}:${account}@${database.getHost()}:${database.getMappedPort(5432)}/postgres`,
      TEST_REDIS_URL: `redis://${cache.getHost()}:${cache.getMappedPort(6379)}`,
    },
    stop,
  };
}

/** @returns {Promise<boolean>} */
function dockerAnswers() {
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
