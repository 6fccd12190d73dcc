import { RedisProcess, aGuestId, eventually, freePort, type TestActor } from '@pactwright/testing';
import { FakeGotenberg } from './fake-gotenberg.js';
import { DocumentsHarness, refusal } from './harness.js';

const aGuest = (): TestActor => ({ guestId: aGuestId() });

describe('downloads while the PDF server is down', () => {
  it('gives the Word file and says that the PDF could not be made', async () => {
    const documents = await DocumentsHarness.start({
      GOTENBERG_URL: `http://127.0.0.1:${await freePort()}`,
      DOWNLOAD_WAIT_MS: 25_000,
    });
    try {
      const owner = aGuest();
      const { id } = documents.contractOf(owner);
      const [pdf, docx] = await Promise.all([
        documents.download(owner, id, 'pdf'),
        documents.download(owner, id, 'docx'),
      ]);

      expect(docx.status).toBe(200);
      expect(refusal(pdf)).toEqual({ status: 503, code: 'RENDER_FAILED', success: false });
    } finally {
      await documents.stop();
    }
  });
});

describe('downloads while the queue is down', () => {
  it('gives what is stored and says that the rest has to wait', async () => {
    const redis = await RedisProcess.start();
    const gotenberg = await FakeGotenberg.start();
    const documents = await DocumentsHarness.start({
      REDIS_QUEUE_URL: redis.url,
      GOTENBERG_URL: gotenberg.url,
    });
    try {
      const owner = aGuest();
      const made = documents.contractOf(owner);
      const unmade = documents.contractOf(owner);
      await documents.download(owner, made.id, 'pdf');
      await redis.kill();

      expect((await documents.download(owner, made.id, 'docx')).status).toBe(200);
      expect(refusal(await documents.download(owner, unmade.id, 'docx'))).toMatchObject({
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
      });
      await redis.resume();
      await eventually(async () =>
        expect((await documents.download(owner, unmade.id, 'docx')).status).toBe(200),
      );
    } finally {
      await documents.stop();
      await redis.remove();
      await gotenberg.stop();
    }
  });
});
