import { expect, test } from '@playwright/test';
import { docxText, hasWords, pdfText } from '../support/files.js';
import { someAnswers, Visitor } from '../support/visitor.js';

const COUNT = 10;

test('R-ROLE-01 R-API-18 ten visitors at once each get their own files, and nobody another’s', async () => {
  const visitors = await Promise.all(Array.from({ length: COUNT }, () => Visitor.arrive()));
  const contracts = await Promise.all(
    visitors.map(async (visitor) => {
      const contractId = await visitor.createContract();
      await visitor.answer(contractId, someAnswers(`Build the booking site of ${visitor.name}`));
      expect((await visitor.download(contractId, 'pdf')).status(), 'unpaid').toBe(402);
      const paid = await visitor.pay(contractId);
      expect(await paid.json()).toMatchObject({ success: true, testMode: true });
      const [pdf, docx] = await Promise.all([
        visitor.download(contractId, 'pdf'),
        visitor.download(contractId, 'docx'),
      ]);
      expect([pdf.status(), docx.status()]).toEqual([200, 200]);
      expect(pdf.headers()['content-disposition']).toContain(`contract-${contractId}.pdf`);
      return { contractId, texts: [await pdfText(await pdf.body()), await docxText(await docx.body())] };
    }),
  );

  expect(new Set(contracts.map(({ contractId }) => contractId)).size).toBe(COUNT);
  for (const [index, { texts }] of contracts.entries()) {
    for (const text of texts) {
      for (const [other, visitor] of visitors.entries())
        expect(hasWords(text, visitor.name)).toBe(other === index);
    }
  }

  for (const [index, visitor] of visitors.entries()) {
    const foreign = contracts[(index + 1) % COUNT];
    for (const format of ['pdf', 'docx'] as const) {
      expect((await visitor.download(foreign?.contractId ?? '', format)).status()).toBe(404);
    }
  }
  await Promise.all(visitors.map((visitor) => visitor.leave()));
});

test('R-API-11 POST /api/contracts gives the untouched draft again and a new one once it has an answer', async () => {
  const visitor = await Visitor.arrive();
  const first = await visitor.createContract();
  expect(await visitor.createContract()).toBe(first);
  await visitor.answer(first, { scope_of_work: 'Touched' });
  expect(await visitor.createContract()).not.toBe(first);
  await visitor.leave();
});

test('T-43 refusals are one short body in the caller’s language, without a stack', async () => {
  const visitor = await Visitor.arrive('lt');
  const response = await visitor.download('6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10', 'pdf');
  expect(response.status()).toBe(404);
  const body: unknown = await response.json();
  expect(body).toMatchObject({ success: false, code: 'CONTRACT_NOT_FOUND', message: 'Ši sutartis nerasta.' });
  expect(JSON.stringify(body)).not.toContain(' at ');
  await visitor.leave();
});
