import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atLeast, atMost, holds, type Findings } from './experiment.ts';
import { brokenInvariants } from './invariants.ts';
import { closeStack, labSettings, query, until } from './lab.ts';
import { Visitor } from './visitor.ts';
import { say } from '#tools/launch/say.mjs';
import { prepareStack, startStack } from '#tools/stack/stack.ts';
import { bringBack, differences, sendEventsAgain } from '#tools/backup/bring-back.ts';
import { readManifest } from '#tools/backup/manifest.ts';
import { takeBackup } from '#tools/backup/take.ts';
import { findTargets } from '#tools/backup/targets.ts';
import type { Children } from '#tools/launch/children.mjs';

const PEOPLE = 12;
const PATIENCE_MS = 120_000;
const PASSWORD = 'Correct-Horse-7-Battery';

interface Customer {
  email: string;
  contractId: string;
  pdf: Buffer;
}

/**
 * A fire, practised: people buy contracts, a backup is taken while they go on, everything is destroyed, and brought
 * back into empty parts.
 */
export async function drill(children: Children): Promise<Findings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-backup-'));
  try {
    return await burnAndRestore(children, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function burnAndRestore(children: Children, folder: string) {
  const before = await labSettings(serverOf('DRILL_FROM_URL'));
  const first = children.scope(children.logs);
  const { url } = await startStack(before, first, { isApiOnly: true });
  const customers = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => buy(url, number)));

  const backupSince = performance.now();
  const busy = keepBuying(url);
  await takeBackup(first, await findTargets(before, first), folder);
  const backupTook = performance.now() - backupSince;
  const duringBackup = await busy.end();
  const burntAt = Date.now();
  await closeStack(first, before);
  say('everything is destroyed');

  const after = await labSettings(serverOf('DRILL_INTO_URL'));
  const parts = children.scope(children.logs);
  const restoreSince = performance.now();
  const manifest = readManifest(folder);
  const { environment } = await prepareStack(after, parts, { isApiOnly: true });
  const targets = await findTargets(after, parts);
  await bringBack(parts, targets, folder, manifest, environment);
  const found = await differences(targets, manifest);
  await sendEventsAgain(targets, manifest);
  const restoreTook = performance.now() - restoreSince;
  await parts.stop();

  const second = children.scope(children.logs);
  const lab = await startStack(after, second, { isApiOnly: true });
  const served = await Promise.all(customers.map((customer) => isServed(lab.url, customer)));
  const rto = performance.now() - restoreSince;
  const { broken, words } = await brokenInvariants(lab);
  const lost = await missingOf(lab, duringBackup);
  await closeStack(second, after);

  const rows = manifest.databases
    .flatMap((database) => Object.values(database.rows))
    .reduce((a, b) => a + b, 0);
  const ways = [...new Set(manifest.databases.map(({ format }) => format))].join(', ');
  const backedUp = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return {
    criteria: [
      holds(
        'as many rows and the same files as were backed up',
        found.length === 0,
        found.join('; ') || 'all',
      ),
      atMost(`rows that break an invariant${words ? ` (${words})` : ''}`, broken, 0),
      atLeast(
        'customers who sign in and download what they paid for, byte by byte',
        served.filter(Boolean).length,
        PEOPLE,
      ),
      atLeast('files in the backup', manifest.files.length, 2 * PEOPLE),
    ],
    notes: [
      `backup: ${rows} rows (${ways}), ${manifest.files.length} files, ${(backedUp / 1_024).toFixed(0)} KB in ${seconds(backupTook)}, while people went on buying`,
      `RTO: ${seconds(rto)} from empty machines to the last customer served, of which ${seconds(restoreTook)} for bringing back and checking`,
      `RPO: what is younger than the backup is lost; here ${seconds(burntAt - Date.parse(manifest.startedAt))} of purchases, ${lost} of the ${duringBackup.length} made while it was taken`,
    ],
  };
}

/** @param name of a variable with the address of a server to use instead of an embedded one */
const serverOf = (name: string): Record<string, string> =>
  process.env[name] ? { DATABASE_URL: process.env[name] } : {};

async function buy(url: string, number: number): Promise<Customer> {
  const visitor = new Visitor(url);
  const email = `customer-${number}@example.com`;
  await visitor.must('POST', '/api/auth/register', { body: { email, password: PASSWORD } });
  const contractId = await visitor.wholeContract(`Build shop number ${number}`);
  await visitor.must('POST', '/api/payment', { body: { contractId, planType: 'one-time' } });
  const pdf = await download(visitor, contractId);
  if (!pdf) throw new Error(`the PDF of ${contractId} was not given`);
  return { email, contractId, pdf };
}

/** Asks again while it is being made. */
async function download(visitor: Visitor, contractId: string): Promise<Buffer | undefined> {
  let file: Buffer | undefined;
  await until(async () => {
    const { status, bytes } = await visitor.call('GET', `/api/contracts/${contractId}/download/pdf`);
    if (status === 200) file = bytes;
    return status === 200;
  }, PATIENCE_MS);
  return file;
}

function keepBuying(url: string) {
  let isOver = false;
  const bought: string[] = [];
  const buying = (async () => {
    while (!isOver) {
      const visitor = new Visitor(url);
      const contractId = await visitor.wholeContract('A shop bought meanwhile');
      await visitor.must('POST', '/api/payment', { body: { contractId, planType: 'one-time' } });
      bought.push(contractId);
    }
  })();
  return {
    async end() {
      isOver = true;
      await buying;
      return bought;
    },
  };
}

async function isServed(url: string, { email, contractId, pdf }: Customer) {
  const visitor = new Visitor(url);
  await visitor.must('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  return (await download(visitor, contractId))?.equals(pdf) ?? false;
}

async function missingOf(lab: { environment: Record<string, string> }, contracts: string[]) {
  const sql = 'SELECT count(*)::int AS n FROM entitlements WHERE contract_id = ANY($1)';
  const [row]: { n: number }[] = await query(lab, 'BILLING_DATABASE_URL', sql, [contracts]);
  return contracts.length - (row?.n ?? 0);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
