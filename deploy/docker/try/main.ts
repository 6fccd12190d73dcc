import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { freePortBase } from '#tools/launch/ports.mjs';
import { Problem, say, step } from '#tools/launch/say.mjs';
import { services } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { Compose, findCompose } from './compose.ts';
import {
  areSmallAndUnprivileged,
  checksUploads,
  endInPeace,
  isBackedUp,
  lastsFromAnswerToFiles,
  scales,
  servesPages,
} from './expectations.ts';

const images = ['web', ...services.map(({ name }) => name)];

/** what has to be taken away */
let made: { command: string[]; environment: NodeJS.ProcessEnv; folder: string } | undefined;

async function ownEnvironment(children: Children, folder: string) {
  const file = path.join(folder, 'env');
  const script = path.join(root, 'deploy', 'docker', 'make-env.sh');
  const { code, output } = await children.run('sh', [script, 'stand-in'], {
    env: { ...process.env, ENV_FILE: file },
  });
  if (code !== 0) throw new Problem(output);
  const port = await freePortBase();
  return {
    ...process.env,
    ...parseEnv(readFileSync(file, 'utf8')),
    COMPOSE_PROJECT_NAME: `pactwright-try-${process.pid}`,
    PORT: String(port),
    TLS_PORT: String(port + 1),
    STAND_IN_PORT: String(port + 2),
    STAND_IN_ORIGIN: `http://localhost:${port + 2}`,
    PUBLIC_URL: `http://localhost:${port}`,
  };
}

/**
 * npm run test:docker: builds every image, runs the whole product from docker-compose.yml beside everything else on
 * this machine, and asks it for what it promises. Says why and ends well where there is no Docker.
 */
export default async function testDocker(children: Children): Promise<number> {
  const found = await findCompose(children);
  if ('reason' in found) {
    say(`skipped: ${found.reason}`);
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-docker-'));
  const environment = await ownEnvironment(children, folder);
  made = { command: found.command, environment, folder };
  const compose = new Compose(children, found.command, environment);
  const url = environment.PUBLIC_URL;
  await step('images are built', () => compose.run('build'));
  await areSmallAndUnprivileged(
    compose,
    images.map((name) => `pactwright/${name}:local`),
  );
  await step('every container is healthy', async () => {
    await compose.run('up', '--detach', '--no-build');
    await compose.healthy();
  });
  await servesPages(url);
  await lastsFromAnswerToFiles(url);
  await checksUploads(url);
  await isBackedUp(compose, folder);
  await scales(compose);
  await endInPeace(compose);
  say('everything holds');
  return 0;
}

/** Takes away what was made. */
export async function last(children: Children) {
  if (!made) return;
  const { command, environment, folder } = made;
  rmSync(folder, { recursive: true, force: true });
  await new Compose(children, command, environment).run('down', '--volumes', '--timeout', '5');
}
