import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '#tools/launch/say.mjs';
import { startStack } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import { unlimited } from '../stack.ts';
import { percentile } from './figures.ts';
import { ownSettings } from '../own-settings.ts';
import { goldenTexts } from './redline-files.ts';

/* Turns of each kind, one after the other, so that what else the machine does weighs on both alike. */
const TURNS = 5;
const UPLOADS_A_TURN = 10;
const UPLOADS = TURNS * UPLOADS_A_TURN;
/* So long after the last one the next reader waits, loaded: people do not upload every second. */
const REST_MS = 2_000;
/** Two versions of sixty pages. */
const LONG = 180_000;
const AT_ONCE = 2;

interface Versions {
  cookie: string;
  mine: string;
  theirs: string;
}

/**
 * What two comparisons that run all the time do to the upload of somebody else: from sending a contract of two pages to its analysis,
 * with nobody else there and beside them.
 */
export async function measureComparisons(children: Children) {
  const settings = await ownSettings(unlimited);
  const stack = children.scope(path.join(settings.dataDir, 'logs'));
  const { url } = await startStack(settings, stack, { isApiOnly: true });
  const english = goldenTexts().filter((name) => name.endsWith('.en.txt'));
  const text = english
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n\n')
    .slice(0, LONG);
  const short = text.slice(0, 6_000);
  const versions = await Promise.all(Array.from({ length: AT_ONCE }, () => twoVersions(url, text)));
  const idle: number[] = [];
  const beside: number[] = [];
  const compared: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    say(`turn ${turn} of ${TURNS}: ${UPLOADS_A_TURN} uploads with nobody else there ...`);
    idle.push(...(await uploads(url, short, `idle ${turn}`)));
    say(`turn ${turn} of ${TURNS}: ${UPLOADS_A_TURN} beside ${AT_ONCE} comparisons ...`);
    const turned = await besideComparisons(url, versions, () => uploads(url, short, `beside ${turn}`));
    beside.push(...turned.took);
    compared.push(...turned.compared);
  }
  process.stdout.write(`
  A text file of ${short.length} characters to its analysis, ${UPLOADS} times each (load ${loadavg()[0]?.toFixed(1)})
  with nobody else there       ${figures(idle)}
  beside ${AT_ONCE} comparisons         ${figures(beside)}
  ${compared.length} comparisons meanwhile  ${figures(compared)}
  p99 beside comparisons is ${(percentile(beside, 99) / percentile(idle, 99)).toFixed(2)} times that with nobody there
`);
  await stack.stop();
}

async function besideComparisons(url: string, versions: Versions[], measure: () => Promise<number[]>) {
  let isOver = false;
  const compared: number[] = [];
  const comparing = Promise.all(
    versions.map(async (each) => {
      while (!isOver) await compare(url, each, compared);
    }),
  );
  const measuring = measure().finally(() => {
    isOver = true;
  });
  const [took] = await Promise.all([measuring, comparing]);
  return { took, compared };
}

const figures = (took: number[]) =>
  [50, 95, 99].map((percent) => `p${percent} ${percentile(took, percent).toFixed(0)} ms`).join(', ');

async function uploads(url: string, text: string, name: string) {
  const took: number[] = [];
  for (let number = 0; number < UPLOADS_A_TURN; number += 1) {
    await pause(REST_MS);
    const since = performance.now();
    await upload(url, `${text}\n\nContract number ${name} ${number}.`);
    took.push(performance.now() - since);
  }
  return took;
}

/** Two versions of a long contract that one visitor has had checked. */
async function twoVersions(url: string, text: string): Promise<Versions> {
  const mine = await upload(url, text);
  const theirs = await upload(url, text.replaceAll(/\b14\b/gu, '21'), mine.cookie);
  return { cookie: mine.cookie, mine: mine.runId, theirs: theirs.runId };
}

async function upload(url: string, text: string, cookie?: string) {
  const form = new FormData();
  form.append('language', 'en');
  form.append('contract', new Blob([text]), 'contract.txt');
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const response = await fetch(`${url}/api/analyze/upload`, { method: 'POST', body: form, headers });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`An upload was answered ${response.status}: ${body}`);
  const { runId } = JSON.parse(body) as { runId: string };
  const made = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { runId, cookie: made };
}

/** One that is told to come again, since the machine is busy, took no time of its own. */
async function compare(url: string, { cookie, mine, theirs }: Versions, compared: number[]) {
  const since = performance.now();
  const response = await fetch(`${url}/api/analyze/compare`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ mine, theirs }),
  });
  const body = await response.text();
  if (response.status === 200) compared.push(performance.now() - since);
  else if (response.status !== 503) throw new Error(`A comparison was answered ${response.status}: ${body}`);
}
