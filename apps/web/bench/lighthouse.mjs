import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const METRICS = /** @type {const} */ ({
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
});

/**
 * @typedef {object} Visit
 * @property {Record<string, number>} scores 0 to 100
 * @property {Record<keyof typeof METRICS, number>} metrics
 * @property {string[]} failed what cost points outside of performance
 * @property {number} speed Lighthouse's index of the machine's speed during the visit, higher is faster
 */

/* Now and then Chromium's recording has no beginning (NO_NAVSTART): that says nothing of the page. */
const ATTEMPTS = 3;

/**
 * One visit of a phone, as Lighthouse judges it.
 * @param {(command: string, args: readonly string[]) => Promise<{ code: number | null, output: string }>} run
 * @param {string} folder where Lighthouse is installed
 * @param {string} address
 * @returns {Promise<Visit>}
 */
export async function visit(run, folder, address) {
  const results = mkdtempSync(path.join(tmpdir(), 'pactwright-lighthouse-'));
  const file = path.join(results, 'report.json');
  try {
    for (let attempt = 1; ; attempt += 1) {
      const { code, output } = await run(process.execPath, [
        path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
        address,
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
        '--quiet',
      ]);
      if (code === 0) return read(JSON.parse(readFileSync(file, 'utf8')));
      if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not look at ${address}: ${output}`);
    }
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/**
 * @param {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, { score: number | null, numericValue?: number }>,
 *   environment: { benchmarkIndex: number } }} report
 * @returns {Visit}
 */
function read({ categories, audits, environment }) {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    failed,
    speed: environment.benchmarkIndex,
  };
}
