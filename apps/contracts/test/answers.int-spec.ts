import type { TestActor } from '@pactwright/testing';
import { EXTRA_ANSWERS_MAX } from '../src/answers/answer-store.js';
import { Answer } from '../src/answers/answer.entity.js';
import { ExtraAnswer } from '../src/answers/extra-answer.entity.js';
import { ContractsHarness, aGuest } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const TYPE = { fieldKey: 'Type of work', value: 'Design' };

async function start(): Promise<{ guest: TestActor; id: string }> {
  const guest = aGuest();
  return { guest, id: await contracts.create(guest) };
}
const answersOf = async (guest: TestActor, id: string) => (await contracts.detail(guest, id)).answers;
const rows = (id: string) => contracts.database.dataSource.getRepository(Answer).findBy({ contractId: id });
const extras = (id: string) =>
  contracts.database.dataSource.getRepository(ExtraAnswer).findBy({ contractId: id });

describe('POST /api/wizard-steps/save', () => {
  it('T-04 stores one row for the English label, the Lithuanian label and the key', async () => {
    const { guest, id } = await start();
    const sent = [
      { fieldKey: 'Type of work', value: 'Design' },
      { fieldKey: 'Darbo pobūdis', value: 'Svetainių kūrimas', language: 'lt' as const },
      { fieldKey: 'freelance_type', value: 'design' },
      { fieldKey: 'Darbo pobūdis', value: 'Dizainas', fieldId: 11, key: 'freelance_type', optionId: 112 },
    ];
    for (const answer of sent) {
      const response = await contracts.save(guest, id, answer);
      expect([response.status, response.body]).toEqual([200, { success: true }]);
      expect(await rows(id)).toEqual([
        expect.objectContaining({
          key: 'freelance_type',
          value: answer.value === 'Svetainių kūrimas' ? 'web_development' : 'design',
          raw: answer.value,
        }),
      ]);
    }
    expect(await extras(id)).toEqual([]);
  });

  it('T-14 makes an untouched draft a contract in progress with the first answer, not with an empty one', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, { value: '' });
    expect((await contracts.detail(guest, id)).status).toBe('draft');
    await contracts.save(guest, id, { value: 'A website' });
    expect(await contracts.detail(guest, id)).toMatchObject({ status: 'in_progress', title: 'A website' });
  });

  it('R-ENT-06 titles the contract by its work, in its own language', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, TYPE);
    await contracts.save(guest, id, { value: 'Logotipas' });
    await contracts.save(guest, id, { fieldKey: 'contract_language', value: 'Lithuanian' });
    expect(await contracts.detail(guest, id)).toMatchObject({
      language: 'lt',
      title: 'Dizainas: Logotipas',
      freelanceType: 'Design',
    });
    await contracts.save(guest, id, { fieldKey: 'Type of work', value: 'Other (specify below)' });
    await contracts.save(guest, id, { fieldKey: 'Type of work_other', value: 'Bitininkystė' });
    expect(await contracts.detail(guest, id)).toMatchObject({
      freelanceType: 'Bitininkystė',
      answers: { freelance_type: 'other', freelance_type_other: 'Bitininkystė' },
    });
  });

  it('T-31 stores booleans, lists and numbers in their own shape', async () => {
    const { guest, id } = await start();
    const stepKey = 'legal_terms';
    await contracts.save(guest, id, { stepKey, fieldKey: 'Personal data', value: true });
    await contracts.save(guest, id, {
      stepKey,
      fieldKey: 'Optional clauses',
      value: ['Auditas', 'Insurance'],
    });
    await contracts.save(guest, id, { stepKey, fieldKey: 'Amount', value: 1_200 });
    expect(await answersOf(guest, id)).toEqual({
      personal_data: true,
      optional_clauses: ['audit', 'insurance'],
      payment_amount: '1200',
    });
  });

  it('T-04 keeps an unknown or ambiguous answer aside, says 200, and hides it from the answers', async () => {
    const { guest, id } = await start();
    const sent = [
      { fieldKey: 'Nobody asked this', value: 'x' },
      { fieldKey: 'Notes', value: ['y'] },
      { fieldKey: 'Type of work', value: 'No such option' },
    ];
    for (const answer of sent) expect((await contracts.save(guest, id, answer)).status).toBe(200);
    await contracts.save(guest, id, { fieldKey: 'Nobody asked this', value: 'x again' });
    expect(await answersOf(guest, id)).toEqual({});
    const kept = await extras(id);
    expect(kept.map(({ fieldKey, raw, reason }) => [fieldKey, raw, reason]).sort()).toEqual([
      ['Nobody asked this', 'x again', 'unknown-field'],
      ['Notes', '["y"]', 'ambiguous-field'],
      ['Type of work', 'No such option', 'unknown-value'],
    ]);
    expect((await contracts.detail(guest, id)).status).toBe('in_progress');
  });

  it('keeps a bounded number of answers aside', async () => {
    const { guest, id } = await start();
    for (let at = 0; at < EXTRA_ANSWERS_MAX + 3; at += 1) {
      expect((await contracts.save(guest, id, { fieldKey: `Unknown ${at}`, value: 'x' })).status).toBe(200);
    }
    expect(await extras(id)).toHaveLength(EXTRA_ANSWERS_MAX);
  });

  it('T-56 ignores a write that is older than the stored one', async () => {
    const { guest, id } = await start();
    for (const [value, sequence] of [
      ['second', 2_000_000_000_001],
      ['first', 2_000_000_000_000],
    ] as const) {
      expect((await contracts.save(guest, id, { value, sequence })).status).toBe(200);
    }
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'second' });
    expect((await contracts.detail(guest, id)).title).toBe('second');
    await contracts.save(guest, id, { value: 'second, repeated', sequence: 2_000_000_000_001 });
    await contracts.save(guest, id, { value: 'a client without numbers' });
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'a client without numbers' });
    await contracts.save(guest, id, { value: 'late', sequence: 5 });
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'a client without numbers' });
  });

  it('T-56 ends with the newest write however twenty of them race', async () => {
    const { guest, id } = await start();
    const sequences = Array.from({ length: 20 }, (_, at) => (at * 7) % 20);
    await Promise.all(
      sequences.map((sequence) => contracts.save(guest, id, { value: `write ${sequence}`, sequence })),
    );
    expect(await answersOf(guest, id)).toEqual({ scope_of_work: 'write 19' });
    expect((await contracts.detail(guest, id)).title).toBe('write 19');
  });

  it('R-ENT-06 titles the contract by all of its answers, however they race', async () => {
    const { guest, id } = await start();
    for (const title of ['one', 'two', 'three']) {
      const [work, type] = [{ value: title }, { fieldKey: 'freelance_type', value: 'design' }];
      await contracts.save(guest, id, { ...type, value: 'web_development' });
      const responses = await Promise.all(
        [work, type, work].map((answer) => contracts.save(guest, id, answer)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await contracts.detail(guest, id)).title).toBe(`Design: ${title}`);
    }
  });

  it('goes on editing a contract of any status but archived', async () => {
    const { guest, id } = await start();
    await contracts.save(guest, id, {});
    for (const status of ['paid', 'generated', 'refunded']) {
      await contracts.database.dataSource.query('UPDATE contracts SET status = $1 WHERE id = $2', [
        status,
        id,
      ]);
      expect((await contracts.save(guest, id, { value: status })).status).toBe(200);
      expect(await contracts.detail(guest, id)).toMatchObject({ status, answers: { scope_of_work: status } });
    }
    await contracts.database.dataSource.query(`UPDATE contracts SET status = 'archived' WHERE id = $1`, [id]);
    expect((await contracts.save(guest, id, {})).status).toBe(404);
  });
});
