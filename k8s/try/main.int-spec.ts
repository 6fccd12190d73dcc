import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@pactwright/testing';
import { root } from '#tools/launch/settings.mjs';

/* In place of kubectl: notes what it is asked for, and answers as a cluster whose pods never get ready. */
const KUBECTL = `#!/bin/sh
shift 4
printf '%s\\n' "$*" >> "$0.log"
case "$1" in
  get) [ "$2" = namespace ] && { echo "$PRESENT"; exit "$ANSWER"; }; echo 'web-1 Pending False ContainerCreating' ;;
  port-forward) echo 'Forwarding from 127.0.0.1:8080 -> 80'; exec sleep 60 ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-kubectl-'));
  writeFileSync(path.join(folder, 'kubectl'), KUBECTL, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const asked = (): string[] => readFileSync(path.join(folder, 'kubectl.log'), 'utf8').trim().split('\n');

function start(cluster: { PRESENT?: string; ANSWER?: string }) {
  return spawn(process.execPath, [path.join(root, 'tools/launch/run.mjs'), 'k8s/try/main.ts'], {
    env: {
      ...process.env,
      ANSWER: '0',
      PRESENT: '',
      ...cluster,
      KUBERNETES_CONTEXT: 'somewhere',
      PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

describe('the trial on a cluster', () => {
  it.each([
    [
      'has the namespace already',
      { PRESENT: 'namespace/pactwright' },
      'The cluster has a namespace pactwright already',
    ],
    ['does not say whether it has', { ANSWER: '1' }, 'kubectl get namespace pactwright'],
  ])('leaves a cluster alone that %s', async (_, cluster, reason) => {
    const trial = start(cluster);
    const [said, [code]] = await Promise.all([text(trial.stderr), once(trial, 'exit')]);
    expect(said).toContain(reason);
    expect(code).toBe(1);
    expect(asked().map((line) => line.split(' ')[0])).toEqual(['version', 'get']);
  });

  it('takes away what it has made when somebody interrupts it', async () => {
    const trial = start({});
    await eventually(() => expect(asked().at(-1)).toMatch(/^get pods/));
    trial.kill('SIGINT');
    const [code] = await once(trial, 'exit');
    expect(code).toBe(130);
    expect(asked().at(-1)).toBe('delete namespace pactwright --ignore-not-found');
  });
});
