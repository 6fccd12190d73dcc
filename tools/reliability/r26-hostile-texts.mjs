import { readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';
import { visits } from '#tools/test/browser.mjs';
import { atLeast, atMost, exactly, holds } from './experiment.mjs';
import { labSettings } from './lab.mjs';

/** @typedef {{ annotations: { type: string, description?: string }[] }} Test */
/** @typedef {{ specs?: { tests: Test[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ unexpected: string[], undescribed: string[], restarted: string[], attempts: number, p99: { idle: number, after: number, allowed: number } }} Found */

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

/** @type {import('./experiment.mjs').Experiment} */
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
    /** @type {{ suites: Suite[] }} */
    const { suites } = JSON.parse(readFileSync(report, 'utf8'));
    const description = suites.flatMap(annotationsOf).find(({ type }) => type === 'found')?.description;
    if (!description) throw new Error('the calls could not be tried; see the report of the tests');
    /** @type {Found} */
    const { unexpected, undescribed, restarted, attempts, p99 } = JSON.parse(description);
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
};

/**
 * @param {Suite} suite
 * @returns {Test['annotations']}
 */
const annotationsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
  ...suites.flatMap(annotationsOf),
];
