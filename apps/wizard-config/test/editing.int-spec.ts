import { randomUUID } from 'node:crypto';
import type { EventData } from '@pactwright/protocol';
import { OutboxEvent } from '@pactwright/server-queue';
import type { TestActor } from '@pactwright/testing';
import { WizardConfigHarness, admin } from './harness.js';

let wizard: WizardConfigHarness;
beforeAll(async () => {
  wizard = await WizardConfigHarness.start();
});
afterAll(() => wizard.stop());

describe('the audit log', () => {
  it('R-ADM-08 is told of each edit with who made it and what changed, and of no refused one', async () => {
    const { body } = await wizard.addField('Tone');
    const { id, stepId } = body.data;
    await wizard.send('put', `wizard-fields/${id}`, { stepId, label: 'Tone of voice', isRequired: false });
    await wizard.send('put', `wizard-fields/${id}`, { stepId, label: 'Lost', version: 99 });
    await wizard.send('delete', `wizard-fields/${id}`);
    const events = await wizard.database.dataSource
      .getRepository(OutboxEvent)
      .find({ where: { name: 'audit.recorded' }, order: { occurredAt: 'ASC' } });
    const entries = events
      .map((event) => event.data as EventData<'audit.recorded'>)
      .filter((entry) => entry.subjectId === String(id));
    expect(entries.map((entry) => [entry.action, entry.actorUserId])).toEqual([
      ['wizard-config.field.create', admin.userId],
      ['wizard-config.field.update', admin.userId],
      ['wizard-config.field.delete', admin.userId],
    ]);
    expect(entries[1]?.details).toEqual({ label: 'Tone → Tone of voice', isRequired: 'true → false' });
  });
});

describe('who may edit', () => {
  const calls: readonly ['post' | 'put' | 'delete', string][] = [
    ['post', 'wizard-fields'],
    ['put', 'wizard-fields/1'],
    ['delete', 'wizard-fields/1'],
    ['post', 'wizard-fields/1/reorder'],
    ['post', 'field-options'],
    ['put', 'field-options/1'],
    ['delete', 'field-options/1'],
    ['post', 'field-options/1/reorder'],
  ];
  it.each(calls)('T-07 %s /api/%s is for administrators', async (method, path) => {
    const user: TestActor = { userId: randomUUID() };
    expect((await wizard.send(method, path, {}, {})).status).toBe(401);
    expect((await wizard.send(method, path, {}, user)).status).toBe(403);
  });
});
