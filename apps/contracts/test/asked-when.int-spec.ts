import { randomUUID } from 'node:crypto';
import type { ContractDetail } from '@pactwright/protocol';
import { ContractsRpc } from '../src/contracts/contracts.rpc.js';
import { Contract } from '../src/store/contract.entity.js';
import { KeepWhatIsAsked1763980000000 } from '../src/database/migrations/1763980000000-keep-what-is-asked.js';
import { MarkPaid } from '../src/payments/mark-paid.js';
import { aField, anOption } from '../src/testing/a-catalogue.js';
import { ContractsHarness, aGuest, anEvent } from './harness.js';
import { hearOf } from './hear-of.js';

const guest = aGuest();
const pet = aField({
  id: 301,
  key: 'pet',
  label: 'Pet',
  type: 'radio',
  options: [anOption({ id: 3011, label: 'Dog' }), anOption({ id: 3012, label: 'None', isDefault: true })],
});
const food = aField({ id: 302, key: 'food', label: 'Food', visibleWhen: { key: 'pet', in: ['dog'] } });

let contracts: ContractsHarness;
beforeEach(async () => {
  contracts = await ContractsHarness.start();
  await hearOf(contracts, [pet, food]);
});
afterEach(() => contracts.stop());

const answer = async (id: string, key: string, value: string): Promise<void> =>
  expect((await contracts.save(guest, id, { stepKey: 'own', fieldKey: key, key, value })).status).toBe(200);

const pay = (contractId: string): Promise<void> =>
  contracts.service
    .get<MarkPaid>(MarkPaid)
    .handle(anEvent('contract.paid', { contractId, paymentId: randomUUID(), testMode: false }));

/** What is sold and rendered. */
const soldAnswers = async (contractId: string) =>
  (await contracts.service.get<ContractsRpc>(ContractsRpc).get({ contractId, actor: null })).answers;

const keysOf = (terms: readonly { readonly key: string }[] | undefined) => terms?.map(({ key }) => key);

describe('an answer to a question that is not asked', () => {
  it('is kept and said nowhere, until its question is asked again', async () => {
    const id = await contracts.create(guest);
    await answer(id, 'pet', 'dog');
    await answer(id, 'food', 'Bones');
    expect(keysOf((await contracts.detail(guest, id)).furtherTerms)).toEqual(['pet', 'food']);
    await answer(id, 'pet', 'none');
    const hidden: ContractDetail = await contracts.detail(guest, id);
    expect(hidden.answers).toMatchObject({ food: 'Bones' });
    expect(keysOf(hidden.furtherTerms)).toEqual(['pet']);
    expect(await soldAnswers(id)).not.toHaveProperty('food');
    await answer(id, 'pet', 'dog');
    expect(await soldAnswers(id)).toMatchObject({ food: 'Bones' });
  });

  it('stays in a contract that was paid for, whatever the wizard asks since', async () => {
    const id = await contracts.create(guest);
    await answer(id, 'pet', 'none');
    await hearOf(contracts, [pet, { ...food, visibleWhen: null }]);
    await answer(id, 'food', 'Bones');
    await pay(id);
    await hearOf(contracts, [pet, food]);
    const unpaid = await contracts.create(guest);
    expect((await contracts.detail(guest, unpaid)).askedWhen).toHaveProperty('food');
    const paid: ContractDetail = await contracts.detail(guest, id);
    expect(paid.askedWhen).toEqual({});
    expect(keysOf(paid.furtherTerms)).toEqual(['pet', 'food']);
  });

  it('stays in what was paid for before questions had conditions', async () => {
    const [paid, open] = [await contracts.create(guest), await contracts.create(aGuest())];
    await pay(paid);
    const { dataSource } = contracts.database;
    const runner = dataSource.createQueryRunner();
    const migration = new KeepWhatIsAsked1763980000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const askedWhen = async (id: string) =>
      (await dataSource.getRepository(Contract).findOneByOrFail({ id })).askedWhen;
    expect(await askedWhen(paid)).toEqual({});
    expect(await askedWhen(open)).toBeNull();
  });
});
