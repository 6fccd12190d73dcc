import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '#tools/launch/results.ts';
import { Problem } from '#tools/launch/say.mjs';
import { findBrowser, visits } from '#tools/test/browser.ts';
import { settingsOfTest } from '#tools/test/settings.ts';
import type { Children } from '#tools/launch/children.mjs';

const NAME = 'walk';

/**
 * How many clicks, keys and seconds it takes from home to a paid PDF with both parties in it, in both languages: the journey
 * `ready-to-sign`, which adds what people take to what the product takes.
 */
export async function measureWalk(children: Children) {
  const browser = await findBrowser(children);
  if (!browser) throw new Problem('There is no Chromium to walk with.');
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-walk-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settingsFor = (part: string) => settingsOfTest(path.join(folder, part));
  const run = { children, only: ['ready-to-sign'], settingsFor };
  const { failed } = await visits(run, browser, NAME, ['journeys', 'journeys-phone'], {}, 1);
  for (const line of walksIn(JSON.parse(readFileSync(report(NAME), 'utf8'))))
    process.stdout.write(`  ${line}\n`);
  if (failed > 0) throw new Problem('It took longer than five minutes or 25 clicks, or did not end.');
}

interface Spec {
  title: string;
  tests: { results: { annotations?: { type: string; description?: string }[] }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}
const walksIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(walksIn),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.at(-1)?.annotations ?? [])
      .flatMap(({ type, description = '' }) => (type === 'walk' ? `${title}: ${description}` : [])),
  ),
];
