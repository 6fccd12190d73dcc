import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePortBase } from '#tools/launch/ports.mjs';
import { explain, say } from '#tools/launch/say.mjs';
import { startGotenberg, startMinio } from './real-servers.ts';
import { settingsOfTest } from './settings.ts';
import { freshFolder } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';
import { jest } from './stages.ts';
import { inWords, oneSkipped, sum } from './tally.ts';
import { startTestParts } from './test-parts.ts';

/** Which integration tests speak to which server; everything else they need is the embedded kind. */
const parts = [
  {
    name: 'MinIO',
    key: 'minio',
    start: startMinio,
    tests: ['tools/s3/protocol', 'libs/testing/test/storage', 'apps/documents'],
  },
  {
    name: 'Gotenberg 8',
    key: 'gotenberg',
    start: startGotenberg,
    tests: ['tools/pdf/protocol', 'apps/documents'],
  },
];

/**
 * npm run test:real: the storage and PDF tests against the servers that production uses, built from their sources.
 */
export default async function testReal(children: Children): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-real-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const logs = freshFolder('logs-real');
  const embedded = await startTestParts(
    await settingsOfTest(path.join(folder, 'embedded')),
    children.scope(logs),
  );
  const tallies = [];
  for (const { name, key, start, tests } of parts) {
    const scope = children.scope(logs);
    try {
      const environment = await start(scope, {
        folder: path.join(folder, key),
        port: await freePortBase(),
      });
      say(`${name} runs`);
      const run = { children, only: tests, settingsFor: settingsOfTest };
      const tally = await jest(run, `real-${key}`, '\\.int-spec\\.tsx?$', {
        ...embedded.environment,
        ...environment,
      });
      say(`${name}: ${inWords(tally)}`);
      tallies.push(tally);
    } catch (error) {
      if (children.stopping) throw error;
      say(`${name} is left out: ${explain(error)}`);
      tallies.push(oneSkipped);
    } finally {
      await scope.stop();
    }
  }
  await embedded.stop();
  const total = sum(tallies);
  process.stdout.write(`\n${inWords(total)}\n`);
  return total.failed > 0 ? 1 : 0;
}
