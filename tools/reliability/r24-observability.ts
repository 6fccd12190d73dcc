import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { freshReport } from '#tools/launch/results.ts';
import type { Experiment } from './experiment.ts';

interface Spec {
  title: string;
  ok: boolean;
}
interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

export default {
  id: 'R24',
  title: 'One trace and one request id through everything, no personal data in logs, every measure there',
  async run(children) {
    const report = freshReport('e2e-observed');
    const run = path.join(root, 'tools', 'launch', 'run.mjs');
    await children.run(process.execPath, [run, 'tools/test/test.ts', 'e2e', 'observability'], { cwd: root });
    const suites: Suite[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites : [];
    const criteria = suites.map((suite) => {
      const specs = specsOf(suite);
      const failed = specs.filter(({ ok }) => !ok);
      return {
        what: `${suite.title}: ${specs.length} proofs`,
        allowed: 'all pass',
        found:
          failed.length === 0
            ? `${specs.length} of ${specs.length}`
            : `not ${failed.map(({ title }) => title).join('; ')}`,
        holds: specs.length > 0 && failed.length === 0,
      };
    });
    return { criteria };
  },
} satisfies Experiment;

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
