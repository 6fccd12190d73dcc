import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '#tools/launch/settings.mjs';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: Step[] }>;
}

const files = globSync('.github/workflows/*.yml', { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflows = files.map((file) => ({ file, text: read(file), workflow: parse(read(file)) as Workflow }));
const steps = workflows.flatMap(({ workflow }) => Object.values(workflow.jobs).flatMap((job) => job.steps));
const kept = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
const isOfTests = ({ run }: Step) => /^npm (?:test|run test:nightly)$/.test(run ?? '');
const commands = steps.flatMap(({ run }) => run ?? []);

describe('the workflow', () => {
  it('runs the two commands of the project', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm test', expect.stringMatching(/^npm start /)]));
  });

  it('names every command that it runs by a script that exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = commands.flatMap((run) =>
      [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
    );

    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('keeps the bill of materials', () => {
    expect(commands).toContain('npm run sbom');
    expect(kept.map((step) => String(step.with?.path)).join()).toContain('dist/sbom.cdx.json');
  });

  it('keeps what every run of tests reports, whether they passed or not', () => {
    for (const { workflow } of workflows)
      for (const job of Object.values(workflow.jobs).filter(({ steps }) => steps.some(isOfTests)))
        expect(kept.filter((step) => job.steps.includes(step))).toEqual([
          expect.objectContaining({
            if: '${{ !cancelled() }}',
            with: expect.objectContaining({ path: 'dist/test\ndist/e2e\n' }),
          }),
        ]);
  });

  it('takes every action at one commit, with the version it has beside it', () => {
    for (const { text } of workflows)
      for (const [line] of text.matchAll(/^.*\buses:.*$/gm))
        expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the code and nothing else, and keeps no key to it', () => {
    for (const { workflow } of workflows) {
      expect(workflow.permissions).toEqual({ contents: 'read' });
      for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
    }
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('ends by itself, and puts nothing that a stranger writes into a shell', () => {
    for (const { workflow } of workflows)
      for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

describe('the updates of packages', () => {
  const renovate = JSON.parse(read('.github/renovate.json')) as Record<string, unknown>;

  it('come pinned, a week old, and at once when they close a hole', () => {
    expect(renovate).toMatchObject({
      rangeStrategy: 'pin',
      minimumReleaseAge: '7 days',
      vulnerabilityAlerts: { enabled: true, minimumReleaseAge: null },
    });
    expect(renovate.extends).toEqual(
      expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']),
    );
  });
});
