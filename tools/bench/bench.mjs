import '#tools/launch/node-version.mjs';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchContext } from './bench-context.mjs';
import { describeMachine } from './machine.mjs';
import { runCommand } from '#tools/launch/command.mjs';
import { leaveOneCore } from '#tools/launch/processor.mjs';
import { Problem, elapsed, explain, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';

/** @typedef {(bench: import('./bench-context.mjs').Bench) => Promise<import('./report.mjs').Finding>} Measure */

const PEERS = path.join(import.meta.dirname, 'peers');

/* What they need comes with the packages, which may not be there yet. */
/** @type {{ id: string, title: string, load: () => Promise<Measure> }[]} */
const benches = [
  {
    id: 'B1',
    title: 'What the gateway costs',
    load: async () => (await import('./gateway.mjs')).measureGateway,
  },
  {
    id: 'B2',
    title: 'From the payment to the file',
    load: async () => (await import('./files.mjs')).measureFiles,
  },
  {
    id: 'B3',
    title: 'What the queue adds',
    load: async () => (await import('./queue.mjs')).measureQueue,
  },
  {
    id: 'B4',
    title: 'Callers beside LibreOffice',
    load: async () => (await import('./neighbours.mjs')).measureNeighbours,
  },
  {
    id: 'B5',
    title: 'Signing in',
    load: async () => (await import('./sign-in.mjs')).measureSignIn,
  },
  {
    id: 'B6',
    title: 'Reading uploads',
    load: async () => (await import('./reading.mjs')).measureReading,
  },
  {
    id: 'B8',
    title: 'How many calls fit',
    load: async () => (await import('./capacity.mjs')).measureCapacity,
  },
  { id: 'B9', title: 'Starting', load: async () => (await import('./start.mjs')).measureStart },
  {
    id: 'B10',
    title: 'What safety costs',
    load: async () => (await import('./safety.mjs')).measureSafety,
  },
];

/** @param {import('#tools/launch/children.mjs').Children} children */
async function installPeers(children) {
  if (existsSync(path.join(PEERS, 'node_modules', '.package-lock.json'))) return;
  say('installing what the product is measured against ...');
  const { code, output } = await children.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS });
  if (code !== 0) throw new Problem(`The peers could not be installed: ${output}`);
}

/* npm run bench [-- B1 B3 ...]: measures everything or what is named, and writes docs/performance.md. */
await runCommand(
  import.meta.filename,
  async (children) => {
    const asked = process.argv.slice(2).map((name) => name.toUpperCase());
    const unknown = asked.filter((name) => !benches.some(({ id }) => id === name));
    if (unknown.length > 0)
      throw new Problem(
        `There is no ${unknown.join(', ')}; there are ${benches.map(({ id }) => id).join(', ')}.`,
      );
    const chosen = benches.filter(({ id }) => asked.length === 0 || asked.includes(id));
    const machine = describeMachine();
    const { keepFinding } = await import('./report.mjs');
    const { output } = await children.run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
    await installPeers(children);
    const apart = leaveOneCore();
    const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-bench-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const { startBenchStack } = await import('./stack.mjs');
    /** @type {Promise<import('./stack.mjs').Stack> | undefined} */
    let stack;
    const failed = [];
    for (const { id, title, load } of chosen) {
      const since = Date.now();
      say(`${id} ${title} ...`);
      const scope = children.scope(mkdtempSync(path.join(folder, `${id}-`)));
      try {
        const measure = await load();
        const finding = await measure(
          benchContext(scope, apart, () => (stack ??= startBenchStack(children))),
        );
        await keepFinding({ id, title }, finding, {
          machine,
          commit: output.trim(),
          day: new Date().toISOString().slice(0, 10),
        });
        say(`${id} is in docs/performance.md (${elapsed(since)})`);
      } catch (error) {
        if (children.stopping) throw error;
        failed.push(id);
        process.stderr.write(`${explain(error)}\n`);
      } finally {
        await scope.stop();
      }
    }
    if (failed.length > 0) throw new Problem(`Not measured: ${failed.join(', ')}.`);
    return 0;
  },
  { interrupted: 130 },
);
