import { experiments } from './all.ts';
import { readReport, writeReport, type Result } from './report.ts';
import { Problem, elapsed, explain, say } from '#tools/launch/say.mjs';
import { freshFolder } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';
import type { Experiment, Findings } from './experiment.ts';

/**
 * npm run test:reliability [-- R3 R8 ...]: kills, cuts and overloads the product as it runs for real, says what was
 * found, and keeps the figures in docs/reliability.md. Without numbers, every experiment.
 */
export default async function testReliability(children: Children): Promise<number> {
  const asked = process.argv.slice(2).map((word) => word.toUpperCase());
  const unknown = asked.filter((id) => !experiments.has(id));
  if (unknown.length > 0)
    throw new Problem(`There is no ${unknown.join(', ')}; there are ${[...experiments.keys()].join(', ')}.`);
  let passed = 0;
  let failed = 0;
  for (const id of asked.length > 0 ? asked : experiments.keys()) {
    const result = await perform(children, id);
    /* Read anew: another run may have added its own meanwhile. */
    const results = readReport().set(id, result);
    if (result.isGood) passed += 1;
    else failed += 1;
    await writeReport(results, [...experiments.keys()]);
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function perform(children: Children, id: string): Promise<Result> {
  const load = experiments.get(id) as () => Promise<{ default: Experiment }>;
  const { default: experiment } = await load();
  const since = Date.now();
  say(`${id}: ${experiment.title}`);
  const own = children.scope(freshFolder(`logs-${id}`));
  let findings: Findings;
  try {
    findings = await experiment.run(own);
  } catch (error) {
    if (children.stopping) throw error;
    findings = {
      criteria: [
        { what: 'the experiment could be carried out', allowed: 'yes', found: explain(error), holds: false },
      ],
    };
  } finally {
    await own.stop();
  }
  for (const { what, allowed, found, holds } of findings.criteria)
    say(`  ${holds ? 'ok  ' : 'FAIL'} ${what}: ${found} (${allowed})`);
  for (const note of findings.notes ?? []) say(`       ${note}`);
  const isGood = findings.criteria.length > 0 && findings.criteria.every(({ holds }) => holds);
  say(`${id} ${isGood ? 'passed' : 'failed'} (${elapsed(since)})`);
  return {
    title: experiment.title,
    isGood,
    at: new Date(since).toISOString(),
    took: Date.now() - since,
    ...findings,
  };
}
