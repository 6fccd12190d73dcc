import { readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';
import { visits } from '#tools/test/browser.ts';
import { atLeast, atMost, exactly, holds, type Experiment } from './experiment.ts';
import { labSettings } from './lab.ts';

interface Test {
  annotations: { type: string; description?: string }[];
}
interface Suite {
  specs?: { tests: Test[] }[];
  suites?: Suite[];
}
interface Found {
  unexpected: string[];
  undescribed: string[];
  restarted: string[];
  attempts: number;
  p99: { idle: number; after: number; allowed: number };
}

const NAME = 'reliability-R26';
const LEAST_ATTEMPTS = 5_000;
const SHOWN = 20;
const NO_LIMITS = Object.fromEntries(
  [
    'REGISTRATIONS_PER_ADDRESS',
    'SIGN_IN_FAILURES_PER_ADDRESS',
    'SIGN_INS_AT_ONCE',
    'SIGN_INS_PER_SECOND',
    'RATE_LIMIT_STATEMENTS_PER_HOUR',
  ].map((name) => [name, '1000000']),
);

export default {
  id: 'R26',
  title: 'Hostile text in every string of every call',
  async run(children) {
    await visits(
      { children, only: [], settingsFor: () => labSettings() },
      undefined,
      NAME,
      ['hostile-all'],
      NO_LIMITS,
    );
    const report = path.join(root, 'dist', 'test', `${NAME}.json`);
    const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(report, 'utf8'));
    const description = suites.flatMap(annotationsOf).find(({ type }) => type === 'found')?.description;
    if (!description) throw new Error('the calls could not be tried; see the report of the tests');
    const { unexpected, undescribed, restarted, attempts, p99 }: Found = JSON.parse(description);
    return {
      criteria: [
        atLeast('hostile texts sent', attempts, LEAST_ATTEMPTS),
        atMost('answers of 500 and above, and calls without one', unexpected.length, 0),
        exactly(
          `of ${services.length} services, in the process they began in`,
          services.length - restarted.length,
          services.length,
        ),
        atMost('calls that /api/docs does not describe', undescribed.length, 0),
        holds(
          'p99 of other callers afterwards within twice that before, or 150 ms',
          p99.after <= p99.allowed,
          `${p99.after.toFixed(0)} ms after, ${p99.idle.toFixed(0)} ms before`,
        ),
      ],
      notes: unexpected.slice(0, SHOWN),
    };
  },
} satisfies Experiment;

const annotationsOf = ({ specs = [], suites = [] }: Suite): Test['annotations'] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
  ...suites.flatMap(annotationsOf),
];
