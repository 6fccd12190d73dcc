import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visit, type Visit } from '../../../apps/web/bench/lighthouse.mjs';
import { typeIntoEmptyPage, typeIntoWizard } from '../../../apps/web/bench/typing.mjs';
import { Problem, say } from '#tools/launch/say.mjs';
import { builtWeb } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';
import { startStack } from '#tools/stack/stack.ts';
import { findBrowser } from '#tools/test/browser.ts';
import type { Children } from '#tools/launch/children.mjs';
import { median, percentile } from './figures.ts';
import { ownSettings } from '../own-settings.ts';

const ROUNDS = 5;
const PAGES = {
  home: '/',
  article: '/blog/who-owns-the-work',
  wizard: '/contract/new',
  check: '/contract/analyze',
} as const;
const TYPING = 'typing';
const PARTS = [...Object.keys(PAGES), TYPING];
const TOOLS = path.join(root, 'apps', 'web', 'bench');

/**
 * How quick and how sound the web app is: Lighthouse on a phone, the median of five visits, pages in turns; the
 * JavaScript of each page; and how long a key in the wizard keeps a slow machine busy, beside one in a bare text field.
 * @param parts which of it; all when none is named
 */
export async function measureWeb(children: Children, parts: readonly string[]) {
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new Problem(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.`);
  const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
  const browser = await findBrowser(children);
  if (!browser) throw new Problem('There is no Chromium to measure with.');
  const settings = await ownSettings();
  const { url } = await startStack(settings, children.scope(path.join(settings.dataDir, 'logs')));
  const pages = Object.entries(PAGES).flatMap(([name, page]) => (isAsked(name) ? page : []));
  if (pages.length > 0) await measurePages(children, browser, { url, pages });
  if (isAsked(TYPING)) await measureTyping(url, browser);
}

async function measurePages(
  children: Children,
  browser: string,
  { url, pages }: { url: string; pages: readonly string[] },
) {
  process.env.CHROME_PATH = browser;
  await installTools(children);
  const run = (command: string, args: readonly string[]) => children.run(command, [...args]);
  const visits: Map<string, Visit[]> = new Map(pages.map((page) => [page, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    say(`round ${round} of ${ROUNDS}, load of the machine ${os.loadavg()[0]?.toFixed(1)} ...`);
    for (const [page, all] of visits) {
      const seen = await visit(run, TOOLS, `${url}${page}`);
      const { scores, metrics, speed } = seen;
      say(
        `  ${page}: performance ${scores['performance']}, TBT ${metrics.tbt.toFixed(0)} ms, speed of the machine ${speed}`,
      );
      all.push(seen);
    }
  }
  for (const [page, all] of visits) say(describeVisits(page, all));
  for (const line of describeJavaScript(pages)) say(line);
}

async function measureTyping(url: string, browser: string) {
  const describe = (keys: number[]) =>
    `${keys.length} keys, p95 ${percentile(keys, 95).toFixed(0)} ms, longest ${Math.max(...keys).toFixed(0)} ms`;
  say(`typing at a sixth of the speed into an empty page: ${describe(await typeIntoEmptyPage(browser))}`);
  say(`typing at a sixth of the speed into the wizard: ${describe(await typeIntoWizard(url, browser))}`);
}

async function installTools(children: Children) {
  if (existsSync(path.join(TOOLS, 'node_modules', 'lighthouse'))) return;
  say('installing Lighthouse ...');
  const { code, output } = await children.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOLS });
  if (code !== 0) throw new Problem(`Lighthouse could not be installed: ${output}`);
}

function describeVisits(page: string, visits: readonly Visit[]) {
  const of = (take: (visit: Visit) => number | undefined) => median(visits.map((visit) => take(visit) ?? 0));
  const scores = Object.keys(visits[0]?.scores ?? {}).map(
    (name) => `${name} ${of(({ scores }) => scores[name])}`,
  );
  const { lcp, tbt, cls } = {
    lcp: of(({ metrics }) => metrics.lcp),
    tbt: of(({ metrics }) => metrics.tbt),
    cls: of(({ metrics }) => metrics.cls),
  };
  const failed = [...new Set(visits.flatMap((visit) => visit.failed))];
  const metrics = `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  return `${page}: ${scores.join(', ')}; ${metrics}${failed.length > 0 ? `; not passed: ${failed.join(', ')}` : ''}`;
}

function describeJavaScript(pages: readonly string[]) {
  const sizes: readonly { path: string; bytes: number }[] = JSON.parse(
    readFileSync(path.join(builtWeb, '.vite', 'javascript.json'), 'utf8'),
  );
  return pages.map((page) => {
    const bytes = Math.max(...sizes.filter(({ path }) => path === page).map(({ bytes: size }) => size));
    return `${page}: ${(bytes / 1000).toFixed(1)} KB of JavaScript before anybody touches it`;
  });
}
