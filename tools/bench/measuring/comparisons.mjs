import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '#tools/launch/say.mjs';
import { startStack } from '#tools/stack/stack.mjs';
import { unlimited } from '../stack.mjs';
import { percentile } from './figures.mjs';
import { ownSettings } from './own-settings.mjs';
import { goldenTexts } from './redline-files.mjs';

/* Turns of each kind, one after the other, so that what else the machine does weighs on both alike. */
const TURNS = 5;
const UPLOADS_A_TURN = 10;
const UPLOADS = TURNS * UPLOADS_A_TURN;
/* So long after the last one the next reader waits, loaded: people do not upload every second. */
const REST_MS = 2_000;
/** Two versions of sixty pages. */
const LONG = 180_000;
const AT_ONCE = 2;

/** @typedef {{ cookie: string, mine: string, theirs: string }} Versions */

/**
 * What two comparisons that run all the time do to the upload of somebody else: from sending a contract of two pages to its analysis,
 * with nobody else there and beside them.
 * @param {import('#tools/launch/children.mjs').Children} children
 */
export async function measureComparisons(children) {
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
  /** @type {number[]} */
  const idle = [];
  /** @type {number[]} */
  const beside = [];
  /** @type {number[]} */
  const compared = [];
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

/**
 * @param {string} url
 * @param {Versions[]} versions
 * @param {() => Promise<number[]>} measure
 */
async function besideComparisons(url, versions, measure) {
  let isOver = false;
  /** @type {number[]} */
  const compared = [];
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

/** @param {number[]} took */
const figures = (took) =>
  [50, 95, 99].map((percent) => `p${percent} ${percentile(took, percent).toFixed(0)} ms`).join(', ');

/**
 * @param {string} url
 * @param {string} text
 * @param {string} name
 */
async function uploads(url, text, name) {
  /** @type {number[]} */
  const took = [];
  for (let number = 0; number < UPLOADS_A_TURN; number += 1) {
    await pause(REST_MS);
    const since = performance.now();
    await upload(url, `${text}\n\nContract number ${name} ${number}.`);
    took.push(performance.now() - since);
  }
  return took;
}

/**
 * Two versions of a long contract that one visitor has had checked.
 * @param {string} url
 * @param {string} text
 * @returns {Promise<Versions>}
 */
async function twoVersions(url, text) {
  const mine = await upload(url, text);
  const theirs = await upload(url, text.replaceAll(/\b14\b/gu, '21'), mine.cookie);
  return { cookie: mine.cookie, mine: mine.runId, theirs: theirs.runId };
}

/**
 * @param {string} url
 * @param {string} text
 * @param {string} [cookie]
 */
async function upload(url, text, cookie) {
  const form = new FormData();
  form.append('language', 'en');
  form.append('contract', new Blob([text]), 'contract.txt');
  /** @type {Record<string, string>} */
  const headers = cookie === undefined ? {} : { cookie };
  const response = await fetch(`${url}/api/analyze/upload`, { method: 'POST', body: form, headers });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`An upload was answered ${response.status}: ${body}`);
  const { runId } = /** @type {{ runId: string }} */ (JSON.parse(body));
  const made = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { runId, cookie: made };
}

/**
 * One that is told to come again, since the machine is busy, took no time of its own.
 * @param {string} url
 * @param {Versions} versions
 * @param {number[]} compared
 */
async function compare(url, { cookie, mine, theirs }, compared) {
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
