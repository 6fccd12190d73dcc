import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchContext, type Bench } from './bench-context.ts';
import { describeMachine } from './machine.ts';
import { leaveOneCore } from '#tools/launch/processor.mjs';
import { Problem, elapsed, explain, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { measureCapacity } from './capacity.ts';
import { measureFiles } from './files.ts';
import { measureGateway } from './gateway.ts';
import { measureNeighbours } from './neighbours.ts';
import { measureQueue } from './queue.ts';
import { measureReading } from './reading.ts';
import { measureSafety } from './safety.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { keepFinding, type Finding } from './report.ts';
import { startBenchStack, type Stack } from './stack.ts';

type Measure = (bench: Bench) => Promise<Finding>;

const PEERS = path.join(import.meta.dirname, 'peers');

const benches: { id: string; title: string; measure: Measure }[] = [
  { id: 'B1', title: 'What the gateway costs', measure: measureGateway },
  { id: 'B2', title: 'From the payment to the file', measure: measureFiles },
  { id: 'B3', title: 'What the queue adds', measure: measureQueue },
  { id: 'B4', title: 'Callers beside LibreOffice', measure: measureNeighbours },
  { id: 'B5', title: 'Signing in', measure: measureSignIn },
  { id: 'B6', title: 'Reading uploads', measure: measureReading },
  { id: 'B8', title: 'How many calls fit', measure: measureCapacity },
  { id: 'B9', title: 'Starting', measure: measureStart },
  { id: 'B10', title: 'What safety costs', measure: measureSafety },
];

async function installPeers(children: Children) {
  if (existsSync(path.join(PEERS, 'node_modules', '.package-lock.json'))) return;
  say('installing what the product is measured against ...');
  const { code, output } = await children.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS });
  if (code !== 0) throw new Problem(`The peers could not be installed: ${output}`);
}

/** npm run bench [-- B1 B3 ...]: measures everything or what is named, and writes docs/performance.md. */
export default async function bench(children: Children): Promise<number> {
  const asked = process.argv.slice(2).map((name) => name.toUpperCase());
  const unknown = asked.filter((name) => !benches.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Problem(
      `There is no ${unknown.join(', ')}; there are ${benches.map(({ id }) => id).join(', ')}.`,
    );
  const chosen = benches.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const machine = describeMachine();
  const { output } = await children.run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  await installPeers(children);
  const apart = leaveOneCore();
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let stack: Promise<Stack> | undefined;
  const failed = [];
  for (const { id, title, measure } of chosen) {
    const since = Date.now();
    say(`${id} ${title} ...`);
    const scope = children.scope(mkdtempSync(path.join(folder, `${id}-`)));
    try {
      const finding = await measure(benchContext(scope, apart, () => (stack ??= startBenchStack(children))));
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
}
