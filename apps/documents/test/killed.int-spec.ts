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
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { corpus } from '../src/testing/files/corpus.js';
import { makePdf, lines } from '../src/testing/files/make-pdf.js';
import { Reviewer } from './reviewer.js';
import { sendFile } from './send-file.js';
import { ServiceProcess } from './service-process.js';
import { storedUploads } from './stored-uploads.js';

const KILLS = 4;
const FILES_BETWEEN_KILLS = 6;
const LONGEST_LIFE_MS = 900;
/* A dead worker's job starts again within 20 s. */
const RECOVERED_WITHIN_MS = 45_000;
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
}, 90_000);
afterAll(async () => {
  await reviewer.stop();
  rpc.onApplicationShutdown();
  await service.kill();
  await database.drop();
});

type Row = Record<'id' | 'status' | 'file_key', string | null>;
const rows = (): Promise<Row[]> =>
  database.dataSource.query('SELECT id, status, file_key FROM uploads') as Promise<Row[]>;

/** Undefined when the service died before it answered. */
const send = async (at: number): Promise<string | undefined> => {
  const page = lines([...CONTRACT_TEXT.split('\n\n'), `Reference ${at} ${aGuestId()}`]);
  const file = { name: 'contract.pdf', content: makePdf({ pages: [page] }), prefer: 'respond-async' };
  const sent = await sendFile({ service }, { guestId: aGuestId() }, file).catch(() => undefined);
  return sent?.status === 202 ? String(sent.body['runId']) : undefined;
};

describe('the service, sent every odd file there is', () => {
  it('T-49 does not grow from one time to the next', async () => {
    /* Every twelfth one, and the largest. */
    const files = corpus().filter(({ content }, at) => at % 12 === 0 || content.length > LARGE_BYTES);
    const sendAll = async (): Promise<void> => {
      for (const { name, content } of files) {
        await sendFile({ service }, { guestId: aGuestId() }, { name, content, prefer: 'respond-async' });
      }
      await eventually(
        async () =>
          expect((await rows()).filter(({ status }) => status !== 'done' && status !== 'failed')).toEqual([]),
        { withinMs: 120_000 },
      );
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
  it('R-ANA-09 ends what it has accepted with exactly one result, and keeps no file', async () => {
    const accepted: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const sends = Array.from({ length: FILES_BETWEEN_KILLS }, (_, at) => send(at));
      await Promise.race(sends);
      await pause(Math.random() * LONGEST_LIFE_MS);
      await service.kill();
      accepted.push(...(await Promise.all(sends)).filter((id) => id !== undefined));
      await service.resume();
    }
    accepted.push(...(await Promise.all([send(0), send(1)])).filter((id) => id !== undefined));

    await eventually(
      async () => {
        const open = (await rows()).filter(({ status }) => status === 'queued' || status === 'running');
        expect(open).toEqual([]);
      },
      { withinMs: RECOVERED_WITHIN_MS },
    );
    const ended = await rows();
    const done = new Set(ended.filter(({ status }) => status === 'done').map(({ id }) => id));
    expect(accepted.length).toBeGreaterThan(KILLS);
    expect(accepted.filter((id) => !done.has(id))).toEqual([]);
    expect(ended.filter(({ id, status }) => status === 'failed' && accepted.includes(id ?? ''))).toEqual([]);
    /* What was cut off while it came in is found by its row, and swept. */
    const cutOff = ended.filter(({ status }) => status === 'receiving').map(({ file_key }) => file_key);
    expect((await storedUploads(storage.bucket)).filter((key) => !cutOff.includes(key))).toEqual([]);
  }, 120_000);
});
