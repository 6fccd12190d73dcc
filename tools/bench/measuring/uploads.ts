import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unlimited } from '../stack.ts';
import { say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { startStack } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import { percentile } from './figures.ts';
import { highestMemoryOf } from './memory.ts';
import { ownSettings } from '../own-settings.ts';

const UPLOADS = 30;
/* So long after the last one the next reader waits, loaded: people do not upload every second. */
const REST_MS = 2_500;
const drafting = path.join(root, 'libs', 'drafting');
/** A contract of two pages, as clients send them, and one of ten. */
const CONTRACTS = [
  path.join(drafting, 'corpus', 'contracts', 'held-out', 'en3.txt'),
  path.join(drafting, 'golden', 'web_development.en.txt'),
];

/** As long as a text may be that is checked. */
const LONGEST = 500_000;
/** What is checked at the end for the memory that it takes: the longest text, and one of traps nearly alone. */
const LONG = [
  (text: string) => text.repeat(Math.ceil(LONGEST / text.length)),
  (text: string) =>
    text + '\nThe Contractor is liable without limit for every loss of the Client.'.repeat(7_000),
].map((of) => (text: string) => of(text).slice(0, LONGEST));

type Way = (url: string, text: string) => Promise<void>;

const WAYS: readonly [string, Way][] = [
  ['waiting for the answer', waitForAnswer],
  ['as the page does', hearOfStages],
];

/**
 * The time from sending a contract as a text file to its whole analysis, one visitor after the other: for a caller who waits for the
 * answer, and for the page, which is told how far it is. And the memory that the one that checks has needed at most.
 */
export async function measureUploads(children: Children) {
  const settings = await ownSettings(unlimited);
  const stack = children.scope(path.join(settings.dataDir, 'logs'));
  const { url } = await startStack(settings, stack, { isApiOnly: true });
  const rows: string[] = [];
  let text = '';
  for (const contract of CONTRACTS) {
    text = readFileSync(contract, 'utf8');
    rows.push(await measureText(url, text));
  }
  for (const of of LONG) await waitForAnswer(url, of(text));
  const worker = stack.list().find(({ name }) => name === 'ai-worker');
  process.stdout.write(`
${rows.join('\n')}
  The ai-worker after these and two texts of ${LONGEST.toLocaleString('en')} characters: ${highestMemoryOf(worker?.pid ?? 0)} MB at most
`);
  await stack.stop();
}

/** What is to be said of one text. */
async function measureText(url: string, text: string) {
  say(`${UPLOADS} uploads of ${Buffer.byteLength(text)} bytes each way, one after the other ...`);
  const took: number[][] = WAYS.map(() => []);
  for (let number = 0; number < UPLOADS; number += 1)
    for (const [index, [, way]] of WAYS.entries()) {
      await pause(REST_MS);
      const since = performance.now();
      await way(url, `${text}\n\nContract number ${number}.${index}.`);
      took[index]?.push(performance.now() - since);
    }
  const rows = WAYS.map(([name], index) => {
    const [p50, p95] = [50, 95].map((percent) => percentile(took[index] ?? [], percent).toFixed(0));
    return `  ${name.padEnd(24)} p50 ${p50} ms, p95 ${p95} ms\n`;
  });
  return `  A text file of ${Buffer.byteLength(text)} bytes to its analysis, ${UPLOADS} times (load ${loadavg()[0]?.toFixed(1)})\n${rows.join('')}`;
}

async function waitForAnswer(url: string, text: string) {
  await send(url, text, {}, 200);
}

async function hearOfStages(url: string, text: string) {
  const sent = await send(url, text, { prefer: 'respond-async' }, 202);
  const { runId } = JSON.parse(sent.body) as { runId: string };
  const response = await fetch(`${url}/api/analyze/runs/${runId}/events`, {
    headers: { cookie: sent.cookie },
  });
  let told = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += part;
    if (told.includes('"status":"done"')) return;
  }
  throw new Error(`The stages of an upload ended with: ${told.slice(-500)}`);
}

async function send(url: string, text: string, headers: Record<string, string>, expected: number) {
  const form = new FormData();
  form.append('language', 'en');
  form.append('contract', new Blob([text]), 'contract.txt');
  const response = await fetch(`${url}/api/analyze/upload`, { method: 'POST', body: form, headers });
  const body = await response.text();
  if (response.status !== expected) throw new Error(`An upload was answered ${response.status}: ${body}`);
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { body, cookie };
}
