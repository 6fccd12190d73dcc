import { aGuestId } from '@pactwright/testing';
import { DocumentsHarness } from './harness.js';

describe('downloads with the real PDF server', () => {
  it('R-API-18 gives a Lithuanian contract as a PDF', async () => {
    const documents = await DocumentsHarness.start();
    try {
      const owner = { guestId: aGuestId() };
      const { id } = documents.contractOf(owner, { language: 'lt' });
      const pdf = await documents.download(owner, id, 'pdf');

      expect(pdf.status).toBe(200);
      expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await documents.stop();
    }
  });
});
