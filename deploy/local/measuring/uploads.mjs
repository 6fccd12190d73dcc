import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unlimited } from '../benchmarks/stack.mjs';
import { say } from '../say.mjs';
import { root } from '../settings.mjs';
import { startStack } from '../stack.mjs';
import { percentile } from './figures.mjs';
import { ownSettings } from './own-settings.mjs';

const UPLOADS = 30;
/* So long after the last one the next reader waits, loaded: people do not upload every second. */
const REST_MS = 2_500;
const contract = path.join(root, 'libs', 'drafting', 'golden', 'web_development.en.txt');

/**
 * The time from sending a contract as a text file to its whole analysis, one visitor after the other.
 * @param {import('../children.mjs').Children} children
 */
export async function measureUploads(children) {
  const settings = await ownSettings(unlimited);
  const stack = children.scope(path.join(settings.dataDir, 'logs'));
  const { url } = await startStack(settings, stack, { isApiOnly: true });
  const text = readFileSync(contract, 'utf8');
  say(`${UPLOADS} uploads, one after the other ...`);
  const took = [];
  for (let number = 0; number < UPLOADS; number += 1) {
    await pause(REST_MS);
    took.push(await upload(url, `${text}\n\nContract number ${number}.`));
  }
  process.stdout.write(`
  text file to analysis   p50 ${percentile(took, 50).toFixed(0)} ms, p95 ${percentile(took, 95).toFixed(0)} ms (${took.length} of ${Buffer.byteLength(text)} bytes; load ${loadavg()[0]?.toFixed(1)})
`);
  await stack.stop();
}

/**
 * @param {string} url
 * @param {string} text
 */
async function upload(url, text) {
  const form = new FormData();
  form.append('language', 'en');
  form.append('contract', new Blob([text]), 'contract.txt');
  const since = performance.now();
  const response = await fetch(`${url}/api/analyze/upload`, { method: 'POST', body: form });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`An upload was answered ${response.status}: ${body}`);
  return performance.now() - since;
}
