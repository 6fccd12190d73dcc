import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readCompose, root } from './compose.js';

const run = promisify(execFile);
const BUILD_MS = 120_000;

/* By day the one that has the pages and those whose packages hold more than JavaScript, every night all. */
const BY_DAY = new Set(['gateway', 'documents', 'identity']);
const isWhole = process.env['TESTS_WHOLE'] === '1';
const names = new Set(
  Object.values(readCompose().services)
    .flatMap(({ build }) => build?.args?.SERVICE ?? [])
    .filter((name) => isWhole || BY_DAY.has(name)),
);

/** What a program says of itself without any environment, in a folder that has no other packages above it. */
const saysOf = (program: string): Promise<string> =>
  run(process.execPath, [program], { env: {} }).then(
    () => 'It ended well.',
    ({ stderr }: { stderr: string }) => stderr,
  );

describe('the contents of an image', () => {
  it.each([...names])(
    'have all that %s needs to ask for its environment',
    async (name) => {
      const folder = await mkdtemp(path.join(tmpdir(), `pactwright-image-${name}-`));
      try {
        await run(process.execPath, [path.join(root, 'deploy', 'docker', 'build-service.mjs'), name, folder]);
        const programs = ['main', 'migrate', 'admin', 'web']
          .map((program) => path.join(folder, 'dist', `${program}.mjs`))
          .filter((program) => existsSync(program));

        expect(programs).not.toHaveLength(0);
        for (const program of programs)
          expect(await saysOf(program)).toContain('The environment is not complete');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    BUILD_MS,
  );
});
