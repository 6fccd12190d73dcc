import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DETAIL_NAMES } from '@pactwright/drafting';
import { docxText, hasWords } from '../support/files.js';
import { dataFolder, killHard } from '../support/processes.js';
import { someAnswers, Visitor } from '../support/visitor.js';

const PLANTED = 50;

test('what is filled into a contract is in its file and nowhere else', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('A contract with names in it'));
  await visitor.pay(contractId);
  /* One string that no index can hide: without digits that other things could have by chance. */
  const planted = Array.from({ length: PLANTED }, () => `Planted ${randomUUID()}`);
  const batches = Array.from({ length: Math.ceil(PLANTED / DETAIL_NAMES.length) }, (_, batch) =>
    Object.fromEntries(
      planted
        .slice(batch * DETAIL_NAMES.length, (batch + 1) * DETAIL_NAMES.length)
        .map((text, at) => [DETAIL_NAMES[at], text]),
    ),
  );
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

  const found: string[] = [];
  let files = 0;
  for await (const file of glob('**/*', { cwd: dataFolder() })) {
    const bytes = await readFile(path.join(dataFolder(), file)).catch(() => undefined);
    if (!bytes) continue;
    files += 1;
    if (planted.some((text) => bytes.includes(text.slice('Planted '.length)))) found.push(file);
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
  await visitor.leave();
});
