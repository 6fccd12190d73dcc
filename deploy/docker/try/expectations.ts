import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readManifest } from '#tools/backup/manifest.ts';
import { Problem, say } from '#tools/launch/say.mjs';
import { paidContract, timeToFile, type PaidContract } from '#tools/bench/measuring/visitor.ts';
import { root } from '#tools/launch/settings.mjs';
import type { Compose } from './compose.ts';

const PAID_WITHIN_MS = 30_000;
const MAX_IMAGE_BYTES = 250_000_000;

/* Run inside an image: which packages in it its notices leave out; throws where Node's own licence is missing. */
const UNNAMED = `
  const { existsSync, globSync, readFileSync } = require('node:fs');
  const notices = readFileSync('/app/THIRD-PARTY-NOTICES.txt', 'utf8').split('\\n');
  if (!readFileSync('/usr/local/LICENSE', 'utf8').includes('Node.js')) throw new Error('Node came without its licence');
  if (existsSync('/app/web') && !/SIL OPEN FONT LICENSE/i.test(notices.join())) throw new Error('the fonts came without their licence');
  const packages = globSync('/app/**/node_modules/{*,@*/*}/package.json').map((file) => JSON.parse(readFileSync(file)));
  console.log(JSON.stringify(packages.map(({ name, version }) => name + ' ' + version).filter((each) => !notices.includes(each))));
`;

export function expect(holds: boolean, what: string) {
  if (!holds) throw new Problem(`It does not hold: ${what}.`);
}

export async function areSmallAndUnprivileged(compose: Compose, images: readonly string[]) {
  for (const image of images) {
    const [{ Size, Config }] = JSON.parse(await compose.docker('image', 'inspect', image));
    say(`${image}: ${(Size / 1e6).toFixed(0)} MB`);
    expect(Size < MAX_IMAGE_BYTES, `${image} is under 250 MB`);
    expect(Config.User === '10001:10001', `${image} runs as nobody`);
    expect(Config.Labels['org.opencontainers.image.licenses'] === 'Apache-2.0', `${image} is labelled`);
    const unnamed = await compose.docker('run', '--rm', '--network=none', image, '--eval', UNNAMED);
    expect(unnamed === '[]', `${image} names all it has of others, but not ${unnamed}`);
  }
}

/**
 * A visitor's way from the first answer to both files; by the provider's checkout where payments are not only tried out.
 */
export async function lastsFromAnswerToFiles(url: string) {
  const contract = await paidContract(url, 1);
  if (contract.checkoutUrl) {
    await pay(url, contract);
    contract.paidAt = performance.now();
  }
  say(
    `a contract is answered, paid for, and is a PDF ${Math.round(await timeToFile(url, contract))} ms later`,
  );
  const docx = await fetch(`${url}/api/contracts/${contract.id}/download/docx`, {
    headers: { cookie: contract.cookie },
  });
  const start = Buffer.from(await docx.arrayBuffer()).subarray(0, 2);
  expect(docx.ok && start.toString() === 'PK', 'the contract is a Word file too');
}

/** On the provider's page, and waits until the provider has told that it was paid. */
async function pay(url: string, { id, cookie, checkoutUrl = '' }: PaidContract) {
  const body = new URLSearchParams({ email: 'payer@example.com', means: 'good', terms: 'accepted' });
  const sent = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
  expect(sent.headers.get('location')?.startsWith(url) === true, 'who has paid is led back to the product');
  const end = performance.now() + PAID_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${url}/api/payment/status?contractId=${id}`, { headers: { cookie } });
    const { paid } = (await answer.json()) as { paid: boolean };
    if (paid) return;
    expect(performance.now() < end, 'the product learns from the provider what was paid');
    await wait(200);
  }
}

/** The pages as browsers are given them. */
export async function servesPages(url: string) {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });
  const home = await get('/', { 'accept-encoding': 'br', 'accept-language': 'lt' });
  const text = await home.text();
  expect(home.ok && home.headers.get('content-encoding') === 'br', 'pages are sent with brotli');
  expect(
    text.includes('<html lang="lt"') && text.includes(url),
    'the page is in the reader’s language and names the site',
  );
  expect(
    (home.headers.get('content-security-policy') ?? '').includes("default-src 'self'"),
    'pages are confined',
  );
  expect(home.headers.get('cache-control') === 'no-cache', 'pages are asked for anew');
  const script = /\/assets\/react-[\w-]+\.js/.exec(text)?.[0] ?? '';
  const asset = await get(script, { 'accept-encoding': 'br' });
  expect(asset.ok && asset.headers.get('content-encoding') === 'br', 'scripts are sent with brotli');
  expect((asset.headers.get('cache-control') ?? '').includes('immutable'), 'scripts are kept for ever');
  expect((await get('/no/such/page')).status === 404, 'what is not there is not found');
  expect((await get('/api/health')).ok, 'every service answers');
  expect((await get('/metrics')).status === 404, 'metrics are not for everybody');
  say('pages, files and the API are served by one address');
}

/** An upload is read in a confined child process and checked by a worker. */
export async function checksUploads(url: string) {
  const form = new FormData();
  const agreement =
    'SERVICES AGREEMENT\n\nThis agreement is made between Ann Lee (the "Contractor") and Bolt Ltd (the "Client").\n\nThe Contractor designs a logo until the Client is satisfied. The Client may pay when it wishes to. '.repeat(
      3,
    );
  form.set('contract', new Blob([agreement], { type: 'text/plain' }), 'agreement.txt');
  form.set('language', 'en');
  const answer = await fetch(`${url}/api/analyze/upload`, { method: 'POST', body: form });
  const said = await answer.text();
  expect(answer.ok && said.length > 500, `an upload is checked (${answer.status} ${said.slice(0, 200)})`);
  say('an uploaded contract is read and checked');
}

export async function isBackedUp(compose: Compose, folder: string) {
  const backup = path.join(folder, 'backup');
  const run = path.join(root, 'tools', 'launch', 'run.mjs');
  await compose.withData(process.execPath, run, 'tools/backup/backup.ts', backup);
  const { databases, files } = readManifest(backup);
  const contracts = databases.find(({ service }) => service === 'contracts')?.rows['contracts'];
  expect(
    contracts === 1 && files.length === 2,
    `one contract and its two files are backed up (${contracts}, ${files.length})`,
  );
  say(`${databases.length} databases and the files are backed up`);
}

export async function scales(compose: Compose) {
  await compose.run('up', '--detach', '--no-build', '--no-deps', '--scale', 'ai-worker=3', 'ai-worker');
  await compose.healthy();
  const workers = await compose.containers('ai-worker');
  expect(workers.filter(({ isRunning }) => isRunning).length === 3, 'three workers run');
  say('three AI workers are healthy');
}

/** Each is told to stop and ends by itself, well, before it would be killed. */
export async function endInPeace(compose: Compose) {
  const running = (await compose.containers()).filter(({ isRunning }) => isRunning);
  for (const { id, service } of running) {
    const since = Date.now();
    await compose.docker('stop', '--time', '60', id);
    const [ended] = JSON.parse(await compose.docker('inspect', id));
    const took = ((Date.now() - since) / 1000).toFixed(1);
    say(`${service} ends after ${took} s with ${ended.State.ExitCode}`);
    expect(ended.State.ExitCode === 0, `${service} ends well`);
  }
}
