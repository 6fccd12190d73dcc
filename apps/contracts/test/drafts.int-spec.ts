import type { ContractListItem } from '@pactwright/protocol';
import { DraftSweeper } from '../src/contracts/draft-sweeper.js';
import { Contract } from '../src/store/contract.entity.js';
import { ContractsHarness, aGuest, aUser } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const repository = () => contracts.database.dataSource.getRepository(Contract);
const HOUR_MS = 3_600_000;

const NOT_ANSWERED = {
  scope_of_work: null,
  payment_amount: null,
  payment_structure: null,
  currency: null,
  currency_other: null,
};

describe('POST /api/contracts', () => {
  it.each([
    ['guest', aGuest()],
    ['user', aUser()],
  ])('T-10 gives a %s who asks twenty times at once one draft', async (_, actor) => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => contracts.create(actor)));
    expect(new Set(ids).size).toBe(1);
  });

  it('T-10 gives ten visitors at once a draft each', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => contracts.create(aGuest())));
    expect(new Set(ids).size).toBe(10);
  });

  it('T-10 hands out the untouched draft again and a new one after the first answer', async () => {
    const guest = aGuest();
    const first = await contracts.create(guest);
    expect(await contracts.create(guest)).toBe(first);
    await contracts.save(guest, first, {});
    const second = await contracts.create(guest);
    expect(second).not.toBe(first);
    expect(await contracts.create(guest)).toBe(second);
  });

  it('T-10 hides untouched drafts from lists and the count', async () => {
    const guest = aGuest();
    await contracts.create(guest);
    expect((await contracts.get('/api/contracts', guest)).body).toEqual([]);
    expect((await contracts.get('/api/contracts/count', guest)).body).toBe(0);
  });

  it('R-API-11 takes a request with a JSON content type and no body', async () => {
    const response = await contracts.post('/api/contracts', aGuest(), '');
    expect(response.status).toBe(200);
  });

  it('T-60 starts the contract in the language of the caller', async () => {
    const guest = { ...aGuest(), language: 'lt' as const };
    const id = await contracts.create(guest);
    expect((await contracts.detail(guest, id)).language).toBe('lt');
    await contracts.create({ ...guest, language: 'en' });
    expect((await contracts.detail(guest, id)).language).toBe('en');
  });
});

describe('GET /api/contracts', () => {
  it('R-API-08 lists the newest first with what My Contracts shows', async () => {
    const user = aUser();
    const older = await contracts.createAnswered(user);
    const newer = await contracts.createAnswered(user);
    const amount = { stepKey: 'legal_terms', fieldKey: 'Amount', value: 4_800 };
    await contracts.save(user, newer, amount);
    await contracts.save(user, newer, { fieldKey: 'Type of work', value: 'Design' });
    const { body } = await contracts.get('/api/contracts', user);
    expect(body).toEqual([
      {
        id: newer,
        title: 'Design: A website',
        ownTitle: null,
        client: null,
        status: 'in_progress',
        freelanceType: 'Design',
        language: 'en',
        isPaid: false,
        testMode: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        wizardData: {
          ...NOT_ANSWERED,
          scope_of_work: 'A website',
          payment_amount: '4800',
        },
      },
      expect.objectContaining({
        id: older,
        title: 'A website',
        freelanceType: null,
        wizardData: { ...NOT_ANSWERED, scope_of_work: 'A website' },
      }),
    ]);
  });
});

describe('the type of work in lists', () => {
  const namesOf = async (actor: ReturnType<typeof aUser>) => {
    const { body } = await contracts.get('/api/contracts', actor);
    return (body as ContractListItem[]).map(({ freelanceType }) => freelanceType);
  };

  it('R-CON-06 R-I18N-04 is named in the language of the reader, own words as they were written', async () => {
    const user = aUser();
    const reader = { ...user, language: 'lt' as const };
    const own = await contracts.createAnswered(user);
    await contracts.save(user, own, { fieldKey: 'Type of work', value: 'other' });
    await contracts.save(user, own, { fieldKey: 'Type of work_other', value: 'Beekeeping' });
    const known = await contracts.createAnswered(user);
    await contracts.save(user, known, { fieldKey: 'Type of work', value: 'Design' });
    expect(await namesOf(user)).toEqual(['Design', 'Beekeeping']);
    expect(await namesOf(reader)).toEqual(['Dizainas', 'Beekeeping']);
    expect((await contracts.detail(reader, known)).freelanceType).toBe('Dizainas');
    const { body } = await contracts.get('/api/contracts/user-contracts', reader);
    expect(body).toMatchObject({
      contracts: [{ freelanceType: 'Dizainas' }, { freelanceType: 'Beekeeping' }],
    });
  });
});

describe(DraftSweeper.name, () => {
  it('T-10 deletes drafts untouched for 48 hours and nothing else', async () => {
    const sweeper = contracts.service.get<DraftSweeper>(DraftSweeper);
    const [forgotten, again, answered, fresh] = [aGuest(), aGuest(), aGuest(), aGuest()];
    const ids = {
      forgotten: await contracts.create(forgotten),
      again: await contracts.create(again),
      answered: await contracts.createAnswered(answered),
      fresh: await contracts.create(fresh),
    };
    const old = new Date(Date.now() - 48 * HOUR_MS - 1_000);
    for (const id of [ids.forgotten, ids.again, ids.answered]) {
      await repository().update(id, { createdAt: old, updatedAt: old });
    }
    expect(await contracts.create(again)).toBe(ids.again);

    await sweeper.sweep();

    expect(await repository().existsBy({ id: ids.forgotten })).toBe(false);
    for (const id of [ids.again, ids.answered, ids.fresh]) {
      expect(await repository().existsBy({ id })).toBe(true);
    }
    expect((await contracts.save(forgotten, ids.forgotten, {})).status).toBe(404);
  });
});

describe('the table of contracts', () => {
  it('refuses a contract of two owners, of none, and of an unknown status', async () => {
    const id = await contracts.create(aGuest());
    const { userId = null } = aUser();
    await expect(repository().update(id, { ownerUserId: userId })).rejects.toThrow('ck_contracts_one_owner');
    await expect(repository().update(id, { ownerGuestId: null })).rejects.toThrow('ck_contracts_one_owner');
    await expect(
      contracts.database.dataSource.query(`UPDATE contracts SET status = 'gone' WHERE id = $1`, [id]),
    ).rejects.toThrow('ck_contracts_known_status');
  });
});
