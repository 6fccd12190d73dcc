import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@pactwright/testing';
import { root } from '#tools/launch/settings.mjs';

/* In place of docker: notes what it is asked for, of which project, and builds for longer than anybody waits. */
const DOCKER = `#!/bin/sh
printf '%s\\n' "$COMPOSE_PROJECT_NAME $*" >> "$0.log"
[ "$*" = 'compose build' ] && exec sleep 60
exit 0
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-docker-'));
  writeFileSync(path.join(folder, 'docker'), DOCKER, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the trial with Docker', () => {
  it('takes away what it has made when somebody interrupts it', async () => {
    const trial = spawn(
      process.execPath,
      [path.join(root, 'tools/launch/run.mjs'), 'deploy/docker/try/main.ts'],
      {
        env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` },
        stdio: 'ignore',
      },
    );
    const asked = (): string | undefined =>
      readFileSync(path.join(folder, 'docker.log'), 'utf8').trim().split('\n').at(-1);
    await eventually(() => expect(asked()).toMatch(/ compose build$/));
    trial.kill('SIGINT');
    expect(await once(trial, 'exit')).toEqual([130, null]);
    expect(asked()).toMatch(/^pactwright-try-\d+ compose down --volumes --timeout 5$/);
  });
});
