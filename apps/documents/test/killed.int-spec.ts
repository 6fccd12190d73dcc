import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  aGuestId,
  eventually,
  testDatabase,
  testRedisUrl,
  testStorageOptions,
  type TestDatabase,
  type TestStorageOptions,
} from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';
import { corpus } from '../src/testing/files/corpus.js';
import { fileOf, killings, type PlannedUpload } from './killings.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { sendFile } from './send-file.js';
import { ServiceProcess } from './service-process.js';
import { storedUploads } from './stored-uploads.js';

/* The whole proof is 100, which takes about four minutes: most of it is the wait for a dead worker's lease to end. */
const UPLOADS = Number(process.env['KILL_UPLOADS'] ?? 5);
const SEED = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));
/* A machine with other work may be given more time. */
const ALLOWED_MS = 25_000 * Number(process.env['TEST_PATIENCE'] ?? 1);
const REVIEW_MS = 100;
const LARGE_BYTES = 1024 * 1024;
const GROWTH_MAX_BYTES = 50 * 1024 * 1024;

let database: TestDatabase;
let storage: TestStorageOptions;
let service: ServiceProcess;
let reviewer: Reviewer;
let rpc: RpcClient;
beforeAll(async () => {
  database = await testDatabase(entities, migrations);
  storage = testStorageOptions();
  service = await ServiceProcess.start({ database, storage, redisUrl: await testRedisUrl() });
  const targets = { documents: `127.0.0.1:${service.rpcPort}` };
  rpc = new RpcClient({ service: 'ai-worker', secret: TEST_SECRET, targets });
  reviewer = new Reviewer({ database, worker: () => rpc });
});
afterAll(async () => {
  try {
    await reviewer.stop();
  } finally {
    rpc.onApplicationShutdown();
    await service.kill();
    await database.drop();
  }
});

const query = <R>(sql: string): Promise<R[]> => database.dataSource.query(sql) as Promise<R[]>;

/** The id under which it was accepted; undefined when the service died before it answered. */
const send = async (planned: PlannedUpload): Promise<string | undefined> => {
  const { overMs, isPatient } = planned;
  const file = { ...fileOf(planned), overMs, prefer: isPatient ? 'wait=25' : 'respond-async' };
  const sent = await sendFile({ service }, { guestId: aGuestId() }, file).catch(() => undefined);
  if (sent && isPatient) expect(sent).toMatchObject({ status: 200, body: { success: true } });
  if (sent && !isPatient) expect(sent.status).toBe(202);
  return sent?.body['runId'] as string | undefined;
};

/** What nobody may have to wait for any more: uploads that are under way or just being swept, and files. */
const unfinished = async (): Promise<unknown[]> => [
  ...(await query(
    `SELECT id, status, stage, attempt FROM uploads
     WHERE status NOT IN ('done', 'failed') OR failure = 'SERVICE_UNAVAILABLE'`,
  )),
  ...(await storedUploads(storage.bucket)),
];

type Ended = Record<string, { readonly status: string; readonly reviews: number }>;
const results = async (): Promise<Ended> => {
  const rows = await query<{ id: string; status: string; reviews: number }>(
    `SELECT uploads.id, uploads.status, count(runs.id) FILTER (WHERE runs.status = 'done')::int AS reviews
     FROM uploads LEFT JOIN runs ON runs.subject = uploads.id GROUP BY uploads.id`,
  );
  return Object.fromEntries(rows.map(({ id, ...ended }) => [id, ended]));
};

/** How far the others were. */
const stagesOf = async (earlier: Ended): Promise<string> => {
  const rows = await query<{ id: string; status: string; stage: string }>(
    'SELECT id, status, stage FROM uploads',
  );
  const met = rows
    .filter(({ id }) => !(id in earlier))
    .map(({ status, stage }) => (status === 'running' ? stage : status));
  return [...new Set(met)]
    .map((stage) => `${met.filter((each) => each === stage).length} ${stage}`)
    .join(', ');
};

describe('the service, sent every odd file there is', () => {
  it('T-49 does not grow from one time to the next', async () => {
    /* Every twelfth one, and the largest. */
    const files = corpus().filter(({ content }, at) => at % 12 === 0 || content.length > LARGE_BYTES);
    const sendAll = async (): Promise<void> => {
      for (const { name, content } of files) {
        await sendFile({ service }, { guestId: aGuestId() }, { name, content, prefer: 'respond-async' });
      }
      await eventually(async () => expect(await unfinished()).toEqual([]), { withinMs: 120_000 });
    };
    /* What it needs for its work it takes in the beginning. */
    await sendAll();
    await sendAll();
    const before = service.residentBytes();
    await sendAll();

    expect(service.residentBytes() - before).toBeLessThan(GROWTH_MAX_BYTES);
  }, 250_000);
});

describe('the service, killed in the middle of its work', () => {
  it(
    `R-ANA-09 ends each of ${UPLOADS} uploads with one result, ${ALLOWED_MS / 1_000} s after its restart at the latest: KILL_SEED=${SEED}`,
    async () => {
      reviewer.answer = async (text) => {
        await pause(REVIEW_MS);
        return { status: 'done', result: reviewOf(text) };
      };
      const others = Object.keys(await results());
      const seen: string[] = [];
      const accepted: string[] = [];
      for (const { killAfterMs, uploads } of killings(SEED, UPLOADS)) {
        const earlier = await results();
        const sending = uploads.map(send);
        await sending[0];
        await pause(killAfterMs);
        await service.kill();
        const killedAt = Date.now();
        seen.push(`${killAfterMs} ms: ${await stagesOf(earlier)}`);
        await eventually(() => expect(service.readers()).toEqual([]), { withinMs: 2_000 });
        await service.resume();
        accepted.push(...(await Promise.all(sending)).filter((id) => id !== undefined));

        const leftMs = ALLOWED_MS - (Date.now() - killedAt);
        await eventually(async () => expect(await unfinished()).toEqual([]), { withinMs: leftMs });
        seen.push(`all ended after ${((Date.now() - killedAt) / 1_000).toFixed(1)} s`);
        expect(await results()).toMatchObject(earlier);
      }
      process.stdout.write(`${seen.join('\n')}\n`);

      const ended = Object.entries(await results()).filter(([id]) => !others.includes(id));
      expect(ended.filter(([, { status, reviews }]) => status !== 'done' || reviews !== 1)).toEqual([]);
      expect(ended.map(([id]) => id)).toEqual(expect.arrayContaining(accepted));
      expect(accepted).not.toEqual([]);
    },
    60_000 + UPLOADS * (ALLOWED_MS / 5),
  );
});
