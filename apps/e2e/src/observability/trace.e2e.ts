import { expect, test } from '@playwright/test';
import { Visitor, someAnswers } from '../support/visitor.js';
import { checkoutOf, payAt, untilPaid } from '../support/stand-in.js';
import { Collector, KIND, ModelProvider, attribute, type Span } from './receivers.js';
import { linesOf } from './logs.js';

/* What a browser would say of the action that this call belongs to. */
const BROWSER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const PATIENCE = { timeout: 20_000 };

let collector: Collector;
let model: ModelProvider;

test.beforeAll(async () => {
  collector = await Collector.open();
  model = await ModelProvider.open();
});

test.afterAll(() => {
  collector.close();
  model.close();
});

const traceIdOf = (requestId: string): string => requestId.replaceAll('-', '');

/** From a span up to the one that began the trace, as `service kind name`. */
function chainOf(trace: readonly Span[], last: Span): readonly Span[] {
  const chain = [last];
  for (let span = last; span.parentSpanId;) {
    const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
    if (!parent) throw new Error(`${span.service} ${span.name} has a parent that nobody sent`);
    chain.unshift((span = parent));
  }
  return chain;
}

const brief = ({ service, kind, name }: Span): string =>
  `${service} ${Object.entries(KIND).find(([, value]) => value === kind)?.[0] ?? kind} ${name}`;

test('R24 one request id and one trace go through gateway, service, queue, worker and the model', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('A website for a bakery'));
  const answer = await visitor.http.post('/api/contracts/suggestion', {
    headers: {
      traceparent: `00-${BROWSER.traceId}-${BROWSER.spanId}-01`,
      'x-request-id': 'a-name-of-the-callers-own',
    },
    data: { contractId, stepKey: 'contract_overview', fieldKey: 'scope_of_work', currentText: 'A website' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const requestId = answer.headers()['x-request-id'] ?? '';
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);

  const traceId = traceIdOf(requestId);
  const outside = (): Span | undefined =>
    collector.of(traceId).find(({ service, name }) => service === 'ai-worker' && name === 'POST 127.0.0.1');
  const stored = (): Span | undefined =>
    collector.of(traceId).find(({ name, kind }) => name === 'contracts.runs.finish' && kind === KIND.server);
  const answered = (): Span | undefined => collector.of(traceId).find(({ parentSpanId }) => !parentSpanId);
  await expect
    .poll(() => [outside(), stored(), answered()].every((span) => span !== undefined), PATIENCE)
    .toBe(true);
  const trace = collector.of(traceId);

  expect(chainOf(trace, outside() as Span).map(brief)).toEqual([
    'gateway server POST /api/*',
    'gateway client POST contracts',
    'contracts server POST /api/contracts/suggestion',
    'contracts producer send ai/suggest-text',
    'ai-worker consumer process ai/suggest-text',
    'ai-worker client POST 127.0.0.1',
  ]);
  expect(
    chainOf(trace, stored() as Span)
      .map(brief)
      .slice(-3),
  ).toEqual([
    'ai-worker consumer process ai/suggest-text',
    'ai-worker client contracts.runs.finish',
    'contracts server contracts.runs.finish',
  ]);
  const consumer = trace.find(({ kind }) => kind === KIND.consumer);
  expect(consumer?.links.map(({ spanId }) => spanId)).toEqual([consumer?.parentSpanId]);
  expect(trace.some(({ service, name }) => service === 'contracts' && name === 'INSERT runs')).toBe(true);

  /* The browser's trace is pointed at, not gone on with; the provider of the model is told of none. */
  expect(answered()?.links).toMatchObject([BROWSER]);
  expect(model.headers.filter((headers) => 'traceparent' in headers || 'x-request-id' in headers)).toEqual(
    [],
  );

  for (const service of ['gateway', 'contracts', 'ai-worker']) {
    await expect
      .poll(() => linesOf(service).filter((line) => line.request_id === requestId).length, PATIENCE)
      .toBeGreaterThan(0);
    for (const line of linesOf(service).filter((one) => one.request_id === requestId))
      expect(line).toMatchObject({ service, trace_id: traceId, version: expect.any(String) });
  }
  await visitor.leave();
});

test('R24 what a payment causes is found in the trace of the request that told of it, beyond the outbox', async () => {
  const visitor = await Visitor.arrive();
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers('A website for a bakery'));
  await payAt(await checkoutOf(visitor, contractId));
  await untilPaid(visitor, contractId);
  await visitor.leave();

  const traceOf = (span: Span | undefined): readonly Span[] => collector.of(span?.traceId ?? '');
  const rendered = (): Span | undefined =>
    collector.spans.find(
      (span) =>
        span.name === 'process renders/render-contract' &&
        /* A download makes its file too. */
        traceOf(span).some(({ name }) => name === 'process documents-events/contract.paid') &&
        traceOf(span).some(({ service }) => service === 'gateway'),
    );
  await expect.poll(rendered, { timeout: 30_000 }).toBeDefined();
  /* Each service sends its spans when it has some. */
  await expect
    .poll(() => traceOf(rendered()).map(brief), PATIENCE)
    .toEqual(
      expect.arrayContaining([
        'billing client GET localhost',
        'billing producer send documents-events/contract.paid',
        'documents consumer process documents-events/contract.paid',
        'documents client contracts.drafts.get',
        'documents producer send renders/render-contract',
        'documents consumer process renders/render-contract',
      ]),
    );

  /* Either the provider's own call or that of the page which asks whether it is paid, whichever came first. */
  const isRoot = ({ service, kind }: Span): boolean => service === 'gateway' && kind === KIND.server;
  await expect.poll(() => traceOf(rendered()).some(isRoot), PATIENCE).toBe(true);
  const root = traceOf(rendered()).find(isRoot);
  expect(traceIdOf(attribute(root as Span, 'pactwright.request_id') ?? '')).toBe(root?.traceId);
});

test('R24 spans name routes, hosts and tables, never an address with its ids', async () => {
  const texts = collector.spans.flatMap(({ name, attributes }) => [
    name,
    ...attributes
      .filter(({ key }) => !['pactwright.request_id', 'messaging.message.id'].includes(key))
      .map(({ value }) => String(Object.values(value)[0])),
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /[0-9a-f]{8}-[0-9a-f]{4}|\?|@|bakery/.test(text))).toEqual([]);
});
