import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { runInContext } from './request-context.js';
import {
  SpanKind,
  contextFrom,
  isTracing,
  linksTo,
  traceId,
  traceparent,
  untraced,
  withSpan,
} from './tracing/spans.js';
import { startTracing } from './start-tracing.js';

interface WireSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: { key: string; value: unknown }[];
  readonly links: { traceId: string; spanId: string }[];
}
interface Export {
  readonly resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[];
}

const REQUEST_ID = 'b7a3c0de-1d4e-4c8b-9a53-6a1f0f5f2d11';
const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
const ERROR_STATUS = 2;
const SEND_TIMEOUT_MS = 5_000;

let collector: Server;
let peer: Server;
let received: WireSpan[];
let seen: IncomingHttpHeaders[];
let stop: (() => Promise<void>) | undefined;

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeEach(async () => {
  received = [];
  seen = [];
  collector = await listening(
    createServer((request, response) => {
      void (json(request) as Promise<Export>).then(({ resourceSpans }) => {
        received.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    }),
  );
  peer = await listening(
    createServer((request, response) => {
      seen.push(request.headers);
      response.statusCode = request.url === '/broken' ? 500 : 200;
      response.end();
    }),
  );
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  for (const server of [collector, peer]) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(endpoint: string | undefined = urlOf(collector), share = 1): Promise<void> {
  stop = await startTracing({ service: 'thing', version: '1.2.3', endpoint, share });
}

async function sent(): Promise<readonly WireSpan[]> {
  await stop?.();
  stop = undefined;
  return received;
}

const named = (spans: readonly WireSpan[], name: string): WireSpan => {
  const span = spans.find((candidate) => candidate.name === name);
  if (!span) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return span;
};

const inside = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  withSpan(name, { kind: SpanKind.INTERNAL }, work);

async function getByNode(url: string): Promise<void> {
  const [response] = await once(get(url), 'response');
  (response as { resume(): void }).resume();
}

describe('tracing', () => {
  it('does nothing without a collector to send to', async () => {
    await (stop = await startTracing({ service: 'thing', version: '1', endpoint: undefined, share: 1 }))();
    expect(isTracing()).toBe(false);
    await expect(
      withSpan('work', { kind: SpanKind.INTERNAL }, async (span) => [span, traceparent()]),
    ).resolves.toEqual([undefined, undefined]);
  });

  it('R24 gives a trace the id of the request that began it, and every span its parent', async () => {
    await start();
    await runInContext({ requestId: REQUEST_ID }, () =>
      inside('outer', () =>
        inside('inner', async () => expect(traceId()).toBe(REQUEST_ID.replaceAll('-', ''))),
      ),
    );
    const spans = await sent();
    expect(named(spans, 'outer').traceId).toBe(REQUEST_ID.replaceAll('-', ''));
    expect(named(spans, 'inner').parentSpanId).toBe(named(spans, 'outer').spanId);
  });

  it('goes on from the context that another process handed over, and links to it', async () => {
    await start();
    const carried = await inside('there', async () => traceparent());
    const facts = { kind: SpanKind.CONSUMER, parent: contextFrom(carried), links: linksTo(carried) };
    await withSpan('here', facts, async () => undefined);
    const spans = await sent();
    expect(named(spans, 'here')).toMatchObject({
      traceId: named(spans, 'there').traceId,
      parentSpanId: named(spans, 'there').spanId,
      links: [{ spanId: named(spans, 'there').spanId }],
    });
  });

  it.each([undefined, '', 'nonsense', 42, '00-00000000000000000000000000000000-0000000000000000-01'])(
    'takes %p for no context at all',
    async (given) => {
      await start();
      expect([contextFrom(given), linksTo(given)]).toEqual([undefined, []]);
    },
  );

  it('points at a foreign context without going on from it', async () => {
    await start();
    await withSpan('edge', { kind: SpanKind.SERVER, links: linksTo(FOREIGN) }, async () => undefined);
    const edge = named(await sent(), 'edge');
    expect(edge.traceId).not.toBe(FOREIGN.split('-')[1]);
    expect(edge.links).toMatchObject([{ traceId: FOREIGN.split('-')[1], spanId: FOREIGN.split('-')[2] }]);
  });

  it('tells what kind of error ended the work, and nothing that its message quotes', async () => {
    await start();
    const error = Object.assign(new Error('Key (email)=(jonas@example.com) already exists'), {
      code: '23505',
    });
    await expect(inside('insert', () => Promise.reject(error))).rejects.toBe(error);
    const span = named(await sent(), 'insert');
    expect(span.status.code).toBe(ERROR_STATUS);
    expect(span.attributes).toEqual([{ key: 'error.type', value: { stringValue: '23505' } }]);
    expect(JSON.stringify(received)).not.toContain('jonas');
  });

  it('R24 makes a span of each outside call, with its host and no address, and tells the other side nothing', async () => {
    await start();
    const [secret, broken] = [`${urlOf(peer)}/customers/jonas?email=x`, `${urlOf(peer)}/broken`];
    const closed = await listening(createServer());
    const gone = urlOf(closed);
    closed.close();
    await inside('work', async () => {
      await getByNode(secret);
      await (await fetch(broken)).text();
      await expect(fetch(gone)).rejects.toThrow();
    });
    const spans = await sent();
    const calls = spans.filter(({ name }) => name === 'GET 127.0.0.1');
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(Array(3).fill(named(spans, 'work').spanId));
    expect(calls.map(({ status }) => status.code ?? 0).sort()).toEqual([0, ERROR_STATUS, ERROR_STATUS]);
    expect(JSON.stringify(spans)).not.toMatch(/customers|jonas/);
    expect(seen.filter((headers) => 'traceparent' in headers)).toEqual([]);
  });

  it('makes no span of calls that belong to nothing traced, or have one already', async () => {
    await start();
    await getByNode(urlOf(peer));
    await inside('work', () => untraced(() => getByNode(urlOf(peer))));
    expect((await sent()).map(({ name }) => name)).toEqual(['work']);
  });

  it('sends no more than the share of the traces that it was told to', async () => {
    await start(urlOf(collector), 0);
    await inside('work', () => getByNode(urlOf(peer)));
    expect(await sent()).toEqual([]);
  });

  it('goes on and ends in time while the collector is away', async () => {
    await start('http://127.0.0.1:1');
    await expect(inside('work', async () => 'done')).resolves.toBe('done');
    const since = Date.now();
    await sent();
    expect(Date.now() - since).toBeLessThan(4_500);
    /* The exporter cannot be told to stop trying; it would outlive the tests. */
    await pause(SEND_TIMEOUT_MS);
  });
});
