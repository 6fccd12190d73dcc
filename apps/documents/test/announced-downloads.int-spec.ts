import { randomUUID } from 'node:crypto';
import type { ContractDetails } from '@pactwright/protocol';
import { OutboxEvent } from '@pactwright/server-queue';
import { asActor, eventually, type TestActor } from '@pactwright/testing';
import request from 'supertest';
import { FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness } from './harness.js';

describe('contract.downloaded', () => {
  let gotenberg: FakeGotenberg;
  let documents: DocumentsHarness;
  beforeAll(async () => {
    gotenberg = await FakeGotenberg.start();
    documents = await DocumentsHarness.start({ GOTENBERG_URL: gotenberg.url });
  });
  afterAll(async () => {
    await documents.stop();
    await gotenberg.stop();
  });

  const as = (actor: TestActor, sent: request.Test): request.Test => sent.set(asActor('documents', actor));

  const announced = async (contractId: string): Promise<unknown[]> => {
    const events = await documents.database.dataSource
      .getRepository(OutboxEvent)
      .find({ where: { name: 'contract.downloaded' } });
    return events
      .map(({ data }) => data as { contractId: string; format: string })
      .filter((data) => data.contractId === contractId)
      .sort((a, b) => a.format.localeCompare(b.format));
  };

  it('T-18 is told of every file that was given out, and of none that was refused', async () => {
    const owner = { userId: randomUUID() };
    const paid = documents.contractOf(owner);
    const unpaid = documents.contractOf(owner, { isPaid: false });
    expect((await documents.download(owner, paid.id, 'docx')).status).toBe(200);
    expect((await documents.download(owner, paid.id, 'pdf')).status).toBe(200);
    expect((await documents.download({ userId: randomUUID() }, paid.id, 'pdf')).status).toBe(404);
    expect((await documents.download(owner, unpaid.id, 'pdf')).status).toBe(402);
    await eventually(async () =>
      expect(await announced(paid.id)).toEqual([
        { contractId: paid.id, format: 'docx' },
        { contractId: paid.id, format: 'pdf' },
      ]),
    );
    expect(await announced(unpaid.id)).toEqual([]);
  });

  it('T-18 is told whether a file is ready to sign, and nothing of what was filled in', async () => {
    const owner = { userId: randomUUID() };
    const { id } = documents.contractOf(owner);
    const path = `/api/contracts/${id}/details`;
    const { details } = (await as(owner, request(documents.service.url).get(path))).body as ContractDetails;
    const needed = details.filter(({ required }) => required).map((detail) => detail.id);
    const planted = Object.fromEntries(needed.map((name, at) => [name, `Planted Žąsienė ${at}`]));
    const [one = '', ...others] = needed;
    expect(others.length).toBeGreaterThan(3);
    for (const [format, given] of [
      ['docx', { [one]: planted[one] }],
      ['pdf', planted],
    ] as const)
      expect(
        (
          await as(
            owner,
            request(documents.service.url)
              .post(`/api/contracts/${id}/download/${format}`)
              .send({ details: given }),
          )
        ).status,
      ).toBe(200);
    await eventually(async () =>
      expect(await announced(id)).toEqual([
        { contractId: id, format: 'docx', isReady: false },
        { contractId: id, format: 'pdf', isReady: true },
      ]),
    );
    expect(JSON.stringify(await documents.rows('SELECT * FROM outbox_events'))).not.toContain('Planted');
  });

  it('T-18 costs nobody their file when it cannot be told', async () => {
    const owner = { userId: randomUUID() };
    const { id } = documents.contractOf(owner);
    expect((await documents.download(owner, id, 'docx')).status).toBe(200);
    await documents.rows('ALTER TABLE outbox_events RENAME TO gone');
    try {
      expect((await documents.download(owner, id, 'docx')).status).toBe(200);
    } finally {
      await documents.rows('ALTER TABLE gone RENAME TO outbox_events');
    }
  });
});
