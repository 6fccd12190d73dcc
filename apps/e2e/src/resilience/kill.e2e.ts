import { expect, test, type APIResponse } from '@playwright/test';
import { docxText, hasWords, pdfText } from '../support/files.js';
import { killHard } from '../support/processes.js';
import { someAnswers, Visitor } from '../support/visitor.js';

const SERVICES = [
  'gateway',
  'identity',
  'wizard-config',
  'contracts',
  'documents',
  'billing',
  'i18n',
  'ai-worker',
];
const PATIENCE_MS = 45_000;

/** Asks again until the answer is a success, as the web app does with everything that is safe to repeat. */
async function insist(what: string, ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let last: APIResponse | undefined;
  await expect
    .poll(
      async () => {
        last = await ask().catch(() => undefined);
        return last && last.status() < 400 ? 'answered' : `${last?.status() ?? 'no answer'}`;
      },
      { message: what, timeout: PATIENCE_MS, intervals: [100, 250, 500, 1_000] },
    )
    .toBe('answered');
  if (!last) throw new Error(`${what}: no answer`);
  return last;
}

for (const service of SERVICES) {
  test(`kill -9 of ${service} in the middle of the journey loses no answer, payment or file`, async () => {
    const visitor = await Visitor.arrive();
    const contractId = await visitor.createContract();
    await visitor.answer(contractId, someAnswers(`Survive the death of ${service}`));

    await killHard(service);
    await insist('save after the kill', () =>
      visitor.save(contractId, 'deliverables', `Report on ${service}`),
    );

    await insist('payment', () => visitor.pay(contractId));
    await killHard(service);
    for (const format of ['docx', 'pdf'] as const) {
      const file = await (
        await insist(`download ${format}`, () => visitor.download(contractId, format))
      ).body();
      const text = format === 'pdf' ? await pdfText(file) : await docxText(file);
      expect(hasWords(text, `Survive the death of ${service}`), `${format} has the scope`).toBe(true);
      expect(hasWords(text, `Report on ${service}`), `${format} has the late answer`).toBe(true);
    }
    const list = (await (await insist('list', () => visitor.http.get('/api/contracts'))).json()) as {
      id: string;
    }[];
    expect(list.map(({ id }) => id)).toEqual([contractId]);
    await expect
      .poll(
        async () => {
          const response = await visitor.http.get(`/api/contracts/${contractId}`);
          return ((await response.json()) as { isPaid?: boolean }).isPaid;
        },
        { timeout: PATIENCE_MS },
      )
      .toBe(true);
    await visitor.leave();
  });
}
