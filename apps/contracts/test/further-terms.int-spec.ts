import { randomUUID } from 'node:crypto';
import { getDraft, type ContractDetail, type WizardField } from '@pactwright/protocol';
import { ContractsRpc } from '../src/contracts/contracts.rpc.js';
import { MarkPaid } from '../src/payments/mark-paid.js';
import { aField, aLabel, anOption, catalogueContent } from '../src/testing/a-catalogue.js';
import { ContractsHarness, aGuest, anEvent } from './harness.js';
import { hearOf } from './hear-of.js';

const guest = aGuest();
const parking = aField({ id: 301, key: 'parking', label: 'Where to park?' });
const channel = aField({
  id: 302,
  key: 'channel',
  label: 'Channel',
  type: 'select',
  options: [anOption({ id: 3021, label: 'Phone' }), anOption({ id: 3022, label: 'E-mail' })],
});
const source = aField({ id: 303, key: 'source', label: 'Heard of us', isInContract: false });
const lithuanian = [
  ...(catalogueContent().translations ?? []),
  aLabel('wizard_fields', 301, 'Kur statyti automobilį?'),
  aLabel('field_options', 3021, 'Telefonu'),
];

let contracts: ContractsHarness;
beforeEach(async () => {
  contracts = await ContractsHarness.start();
  contracts.translations = lithuanian;
  await ask([parking, channel, source]);
});
afterEach(() => contracts.stop());

const ask = (fields: readonly WizardField[], removed?: readonly number[]): Promise<void> =>
  hearOf(contracts, fields, removed);

const answer = async (id: string, key: string, value: string): Promise<void> =>
  expect((await contracts.save(guest, id, { stepKey: 'own', fieldKey: key, key, value })).status).toBe(200);

async function aContract(answers: Readonly<Record<string, string>>): Promise<string> {
  const id = await contracts.create(guest);
  for (const [key, value] of Object.entries(answers)) await answer(id, key, value);
  return id;
}

const pay = (contractId: string): Promise<void> =>
  contracts.service
    .get<MarkPaid>(MarkPaid)
    .handle(anEvent('contract.paid', { contractId, paymentId: randomUUID(), testMode: false }));

async function termsOf(id: string): Promise<ContractDetail['furtherTerms']> {
  const { furtherTerms } = await contracts.detail(guest, id);
  expect(getDraft.response.shape.furtherTerms.parse(furtherTerms)).toEqual(furtherTerms);
  return furtherTerms;
}
const text = (key: string, label: string, words: string) => ({
  ...{ key, label },
  value: { kind: 'text', text: words },
});

describe('answers to questions of an administrator', () => {
  it('R-ADM-10 come with the contract under the names of their questions, those kept out of it do not', async () => {
    const id = await aContract({ source: 'A friend', channel: 'phone', parking: 'In the yard' });
    expect(await termsOf(id)).toEqual([
      text('parking', 'Where to park?', 'In the yard'),
      { key: 'channel', label: 'Channel', value: { kind: 'choices', labels: ['Phone'] } },
    ]);
    await answer(id, 'contract_language', 'lt');
    expect(await termsOf(id)).toEqual([
      text('parking', 'Kur statyti automobilį?', 'In the yard'),
      { key: 'channel', label: 'Channel', value: { kind: 'choices', labels: ['Telefonu'] } },
    ]);
  });

  it('are none where every answer is one to a question of ours', async () => {
    const id = await aContract({ scope_of_work: 'A logo', freelance_type: 'design' });
    expect(await termsOf(id)).toEqual([]);
  });

  it('T-35 stand under the words in which they were asked, whatever becomes of the question', async () => {
    const id = await aContract({ channel: 'phone', parking: 'In the yard' });
    const renamed = {
      ...channel,
      label: 'Never use this channel',
      options: [anOption({ id: 3021, label: 'Pigeon', value: 'phone' })],
    };
    await ask([{ ...parking, label: 'Where not to park?' }, renamed], [parking.id]);
    const asked = [
      text('parking', 'Where to park?', 'In the yard'),
      { key: 'channel', label: 'Channel', value: { kind: 'choices', labels: ['Phone'] } },
    ];
    expect(await termsOf(id)).toEqual(asked);
    await answer(id, 'channel', 'phone');
    expect((await termsOf(id))?.at(-1)).toEqual({
      ...{ key: 'channel', label: 'Never use this channel' },
      value: { kind: 'choices', labels: ['Pigeon'] },
    });
  });

  it('follow the administrator’s choice until the contract is paid for, and none after that', async () => {
    const answers = { source: 'A friend', parking: 'In the yard' };
    const [paid, open] = [await aContract(answers), await aContract(answers)];
    await pay(paid);
    await ask([
      { ...source, isInContract: true, order: 1 },
      { ...parking, isInContract: false },
    ]);
    expect(await termsOf(open)).toEqual([text('source', 'Heard of us', 'A friend')]);
    expect(await termsOf(paid)).toEqual([text('parking', 'Where to park?', 'In the yard')]);
    await answer(paid, 'parking', 'In the street');
    expect(await termsOf(paid)).toEqual([text('parking', 'Where to park?', 'In the street')]);
  });

  it('keep their order in a contract that is paid for', async () => {
    const id = await aContract({ channel: 'phone', parking: 'In the yard' });
    await pay(id);
    const before = await contracts.detail(guest, id);
    await ask([{ ...channel, order: 1 }, parking, source]);
    const after = await contracts.detail(guest, id);
    expect(after.furtherTerms).toEqual(before.furtherTerms);
    expect(after.askedQuestions?.every(({ isSettled }) => isSettled)).toBe(true);
  });

  it('are not settled in a copy of a paid contract', async () => {
    const id = await aContract({ parking: 'In the yard' });
    await pay(id);
    const { body } = await contracts.post(`/api/contracts/${id}/copy`, guest);
    await ask([{ ...parking, isInContract: false }]);
    expect(await termsOf((body as { contractId: string }).contractId)).toEqual([]);
    expect(await termsOf(id)).toHaveLength(1);
  });
});

it('T-25 sells no contract with a gap in an answer to an added question that stands in it', async () => {
  const actor = { userId: null, guestId: guest.guestId ?? null, isAdmin: false, language: 'en' } as const;
  const failed = async (contractId: string) =>
    (await contracts.service.get<ContractsRpc>(ContractsRpc).get({ contractId, actor, isOrder: true }))
      .failedChecks ?? [];
  const id = await contracts.createAnswered(guest);
  const before = await failed(id);
  await answer(id, 'source', 'From [...]');
  expect(await failed(id)).toEqual(before);
  await answer(id, 'parking', 'In the yard of ____');
  expect((await failed(id)).filter((name) => !before.includes(name))).toHaveLength(1);
});
