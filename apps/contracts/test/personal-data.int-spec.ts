import { PERSONAL_DATA } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, eventually } from '@pactwright/testing';
import { EraseUser } from '../src/personal-data/erase-user.js';
import { SUGGESTION, question, suggested, workerOf } from './asking.js';
import { ContractsHarness, aUser, anEvent } from './harness.js';

let contracts: ContractsHarness;
let rpc: RpcClient;
const { workNext } = workerOf(() => contracts);
beforeAll(async () => {
  contracts = await ContractsHarness.start();
  rpc = new RpcClient({
    service: 'documents',
    secret: TEST_SECRET,
    targets: { contracts: `127.0.0.1:${contracts.service.rpcPort}` },
  });
});
afterAll(async () => {
  rpc.onApplicationShutdown();
  await contracts.stop();
});

const SECRET = 'Ona Onaitė, ona.onaite@example.lt';
const dataOf = async (userId: string) => (await rpc.call(PERSONAL_DATA.contracts, { userId })).documents;
/** How many rows of all tables hold the text. */
async function rowsWith(text: string): Promise<number> {
  const { dataSource } = contracts.database;
  const tables = dataSource.entityMetadatas.map(({ tablePath }) => tablePath);
  const counts = await Promise.all(
    tables.map(async (table) => {
      const [row] = (await dataSource.query(
        `SELECT count(*)::int AS count FROM ${table} AS one WHERE one::text LIKE $1`,
        [`%${text}%`],
      )) as { count: number }[];
      return row?.count ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('personal data of contracts', () => {
  it('holds the user’s contracts with every answer and the advice, and nobody else’s', async () => {
    const [user, other] = [aUser(), aUser()];
    const id = await contracts.createAnswered(user);
    await contracts.save(user, id, { value: SECRET });
    await contracts.createAnswered(other);
    const text = JSON.stringify(await dataOf(user.userId ?? ''));
    expect(text).toContain(id);
    expect(text).toContain(SECRET);
    expect(text).not.toContain(other.userId);
  });

  it('is gone after the account is, once and for all, and another’s is not', async () => {
    const [user, other] = [aUser(), aUser()];
    const id = await contracts.createAnswered(user);
    await contracts.save(user, id, { value: `${SECRET} again` });
    const asked = question({
      currentText: `${SECRET} again`,
      currentFormData: { freelance_type: 'design', scope_of_work: `${SECRET} again` },
    });
    await Promise.all([
      contracts.post(SUGGESTION, user, asked),
      workNext(user, suggested(`${SECRET} again`)),
    ]);
    const kept = await contracts.createAnswered(other);
    expect(await rowsWith(`${SECRET} again`)).toBeGreaterThan(0);

    const event = anEvent('user.deleted', { userId: user.userId ?? '' });
    const erase = contracts.service.app.get(EraseUser);
    await erase.handle(event);
    await erase.handle(event);

    expect(await rowsWith(`${SECRET} again`)).toBe(0);
    expect(await dataOf(user.userId ?? '')).toEqual({ contracts: [], advice: [] });
    expect((await contracts.detail(other, kept)).id).toBe(kept);
    await eventually(async () => {
      const told = await contracts.database.dataSource.query(
        `SELECT data FROM outbox_events WHERE name = 'contract.erased'`,
      );
      expect(told).toEqual([{ data: { contractId: id } }]);
    });
  });
});
