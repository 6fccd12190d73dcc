import { expect, test } from '@playwright/test';
import { plantedDetails } from '../support/planted.js';
import { killHard } from '../support/processes.js';
import { checkoutOf, payAt, untilPaid } from '../support/stand-in.js';
import { someAnswers, Visitor } from '../support/visitor.js';
import { allLogs } from './logs.js';
import { Collector, ModelProvider } from './receivers.js';

const PATIENCE = { timeout: 45_000 };

test('what is filled into a contract is in no trace, no log and no question of a model', async () => {
  const [collector, model] = [await Collector.open(), await ModelProvider.open()];
  const visitor = await Visitor.arrive();
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('A contract with names in it'));
  await payAt(await checkoutOf(visitor, contractId));
  await untilPaid(visitor, contractId);
  const { words, batches } = plantedDetails();
  const fill = (details: Readonly<Record<string, string>>, format: string) =>
    visitor.http.post(`/api/contracts/${contractId}/download/${format}`, { data: { details } });
  for (const details of batches) {
    expect((await fill(details, 'docx')).status()).toBe(200);
    expect((await fill(details, 'pdf')).status()).toBe(200);
    /* Refused in whole, which is told of more than what is answered. */
    expect((await fill({ ...details, 'provider.shoeSize': '44' }, 'pdf')).status()).toBe(400);
  }
  const lost = fill(batches[0] ?? {}, 'pdf').catch(() => undefined);
  await killHard('documents');
  await lost;
  await expect
    .poll(async () => (await fill({}, 'docx').catch(() => undefined))?.status(), PATIENCE)
    .toBe(200);
  const asked = await visitor.http.post('/api/contracts/suggestion', {
    data: { contractId, stepKey: 'contract_overview', fieldKey: 'scope_of_work', currentText: 'A website' },
  });
  expect(asked.status(), await asked.text()).toBe(200);

  await expect
    .poll(() => collector.spans.some(({ name }) => name === 'POST /api/contracts/suggestion'), PATIENCE)
    .toBe(true);
  expect(model.questions.length).toBeGreaterThan(0);
  const [spans, logs] = [JSON.stringify(collector.spans), [...allLogs().values()].join('\n')];
  for (const told of [spans, logs, model.questions.join('\n')]) {
    expect(told.length).toBeGreaterThan(500);
    expect(words.filter((word) => told.includes(word))).toEqual([]);
  }
  await visitor.leave();
  collector.close();
  model.close();
});
