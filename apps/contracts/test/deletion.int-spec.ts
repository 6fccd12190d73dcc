import { asActor, type TestActor } from '@pactwright/testing';
import request from 'supertest';
import { EraseGuest } from '../src/personal-data/erase-guest.js';
import { ANALYZE, aDetail, analyzed, workerOf } from './asking.js';
import { ContractsHarness, aGuest, aUser, anEvent } from './harness.js';

let contracts: ContractsHarness;
const { workNext } = workerOf(() => contracts);
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const remove = async (actor: TestActor, id: string) =>
  request(contracts.service.url).delete(`/api/contracts/${id}`).set(asActor('contracts', actor));
const rowsOf = async (id: string): Promise<number> => {
  const [row] = (await contracts.database.dataSource.query(
    `SELECT (SELECT count(*) FROM contracts WHERE id = $1) + (SELECT count(*) FROM answers WHERE contract_id = $1)
       + (SELECT count(*) FROM runs WHERE subject = $1) AS count`,
    [id],
  )) as { count: string }[];
  return Number(row?.count);
};
const told = async (name: string, id: string): Promise<unknown[]> =>
  contracts.database.dataSource.query(
    `SELECT data ->> 'action' AS action, data ->> 'actorUserId' AS actor FROM outbox_events
     WHERE name = $1 AND $2 IN (data ->> 'contractId', data ->> 'subjectId')`,
    [name, id],
  );

describe('DELETE /api/contracts/{id}', () => {
  it.each([
    ['a user', aUser],
    ['a visitor', aGuest],
  ])(
    'deletes a contract of %s with its answers and advice, once, and tells who keeps more',
    async (_, who) => {
      const actor = who();
      const id = await contracts.createAnswered(actor);
      await Promise.all([
        contracts.post(ANALYZE, actor, { formData: {}, contractId: id }),
        workNext(actor, analyzed(aDetail({}))),
      ]);
      expect(await rowsOf(id)).toBeGreaterThan(2);

      const answer = await remove(actor, id);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, message: 'The contract is deleted.' },
      ]);
      expect(await rowsOf(id)).toBe(0);
      expect(await told('contract.erased', id)).toHaveLength(1);
      expect(await told('audit.recorded', id)).toEqual([
        { action: 'contracts.contract.delete', actor: actor.userId ?? null },
      ]);
      expect((await remove(actor, id)).status).toBe(404);
    },
  );

  it('T-05 leaves somebody else’s contract alone', async () => {
    const id = await contracts.createAnswered(aUser());
    for (const stranger of [aUser(), aGuest(), {}]) {
      const answer = await remove(stranger, id);
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'CONTRACT_NOT_FOUND' }]);
    }
    expect(await rowsOf(id)).toBeGreaterThan(0);
  });
});

describe('a visitor who has everything deleted', () => {
  it('loses all contracts of the browser, and nobody else any', async () => {
    const [guest, other] = [aGuest(), aGuest()];
    const ids = [await contracts.createAnswered(guest), await contracts.createAnswered(guest)];
    const kept = await contracts.createAnswered(other);
    const event = anEvent('guest.deleted', { guestId: guest.guestId ?? '' });
    const erase = contracts.service.app.get(EraseGuest);
    await erase.handle(event);
    await erase.handle(event);
    for (const id of ids) {
      expect(await rowsOf(id)).toBe(0);
      expect(await told('contract.erased', id)).toHaveLength(1);
    }
    expect(await rowsOf(kept)).toBeGreaterThan(0);
  });
});
