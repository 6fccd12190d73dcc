import { expect, test } from '@playwright/test';
import { docxText, hasWords } from '../support/files.js';
import { filesWith, rowsWith, writeDownRedis } from '../support/kept.js';
import { plantedDetails } from '../support/planted.js';
import { killHard } from '../support/processes.js';
import { someAnswers, Visitor } from '../support/visitor.js';

test('what is filled into a contract is in its file and nowhere else', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('A contract with names in it'));
  await visitor.pay(contractId);
  const { words, batches } = plantedDetails();
  const fill = (details: Record<string, string>, format: string) =>
    visitor.http.post(`/api/contracts/${contractId}/download/${format}`, { data: { details } });

  for (const details of batches) {
    const docx = await fill(details, 'docx');
    expect(docx.status()).toBe(200);
    const name = details['provider.name'];
    if (name) expect(hasWords(await docxText(await docx.body()), name)).toBe(true);
    expect((await fill(details, 'pdf')).status()).toBe(200);
    /* What is being made when its process dies leaves nothing either. */
    const lost = fill(details, 'pdf').catch(() => undefined);
    await killHard('documents');
    await lost;
    await expect
      .poll(async () => (await fill({}, 'docx').catch(() => undefined))?.status(), { timeout: 45_000 })
      .toBe(200);
  }

  expect(await writeDownRedis()).toBe(2);
  const files = await filesWith(words);
  expect(files.looked).toBeGreaterThan(100);
  expect(files.found).toEqual([]);
  const rows = await rowsWith(words);
  expect(rows.looked).toBeGreaterThan(100);
  expect(rows.found).toEqual([]);
  /* What would be kept would be found. */
  expect((await rowsWith([contractId])).found.length).toBeGreaterThan(1);
  expect((await filesWith([contractId])).found.join(' ')).toContain('dump.rdb');
  await visitor.leave();
});
