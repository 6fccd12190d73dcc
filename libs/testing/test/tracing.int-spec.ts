import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Controller, Inject, Module, Post, type DynamicModule } from '@nestjs/common';
import { z } from 'zod';
import { defineJob, defineRpc } from '@pactwright/protocol';
import { Public, startTracing } from '@pactwright/server-kit';
import { JobProcessor, JobQueue, QueueModule } from '@pactwright/server-queue';
import { RpcClient, RpcHandler, RpcModule } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  asActor,
  eventually,
  idleHandlers,
  startTestService,
  testRedisUrl,
  type TestService,
} from '../src/index.js';

const publish = defineRpc({
  service: 'documents',
  pattern: 'documents.papers.publish',
  request: z.object({}),
  response: z.object({}),
  idempotent: false,
});
const print = defineJob({
  name: 'print-paper',
  queue: 'renders',
  data: z.object({ failing: z.boolean() }),
  attempts: 1,
  backoffMs: 10,
  timeoutMs: 1_000,
});

@Controller('api/papers')
class PapersController {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  @Public()
  @Post(':id')
  async publish(): Promise<object> {
    return this.rpc.call(publish, {});
  }
}

@Controller()
class PapersRpc {
  constructor(@Inject(JobQueue) private readonly queue: JobQueue) {}

  @RpcHandler(publish)
  async publish(): Promise<object> {
    await this.queue.add(print, { failing: true });
    return {};
  }
}

@JobProcessor(print)
class Printer {
  async handle(): Promise<void> {
    await (await fetch(printer)).text();
    throw new Error('no paper for jonas@example.com');
  }
}

@Module({})
class DocumentsModule {
  static with(redisUrl: string): DynamicModule {
    return {
      module: DocumentsModule,
      imports: [
        QueueModule.forRoot({ service: 'documents', redisUrl, jobs: [print] }),
        RpcModule.forRoot({ service: 'documents', secret: TEST_SECRET, targets: {} }),
      ],
      controllers: [PapersRpc],
      providers: [Printer, ...idleHandlers('documents', [])],
    };
  }
}

@Module({})
class FrontModule {
  static with(documents: string): DynamicModule {
    const rpc = RpcModule.forRoot({ service: 'contracts', secret: TEST_SECRET, targets: { documents } });
    return { module: FrontModule, imports: [rpc], controllers: [PapersController] };
  }
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const CALLERS = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const ERROR_STATUS = 2;
let printer = '';

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a trace', () => {
  const spans: Span[] = [];
  let raw = '';
  const collector = createServer((request, response) => {
    void (json(request) as Promise<Export>).then((sent) => {
      raw += JSON.stringify(sent);
      spans.push(...sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const paper = createServer((_request, response) => response.end('printed'));
  let stop: () => Promise<void>;
  let documents: TestService;

  beforeAll(async () => {
    printer = await listening(paper);
    stop = await startTracing({
      service: 'test',
      version: '1',
      endpoint: await listening(collector),
      share: 1,
    });
    documents = await startTestService({
      name: 'documents',
      module: DocumentsModule.with(await testRedisUrl()),
    });
  });

  afterAll(async () => {
    await documents.close();
    await stop();
    for (const server of [collector, paper]) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function traceOf(isEdge: boolean): Promise<{ requestId: string; trace: readonly Span[] }> {
    const front = await startTestService({
      name: 'contracts',
      module: FrontModule.with(`127.0.0.1:${documents.rpcPort}`),
      rpc: false,
      isEdge,
    });
    const answer = await fetch(`${front.url}/api/papers/of-jonas@example.com?q=secret`, {
      method: 'POST',
      headers: {
        ...asActor('contracts', {}),
        traceparent: `00-${CALLERS.traceId}-${CALLERS.spanId}-01`,
        'x-request-id': 'given-by-the-caller',
      },
    });
    expect(answer.status).toBe(201);
    const requestId = answer.headers.get('x-request-id') ?? '';
    const traceId = isEdge ? requestId.replaceAll('-', '') : CALLERS.traceId;
    const of = (): readonly Span[] => spans.filter((span) => span.traceId === traceId);
    await eventually(() => {
      for (const name of ['POST /api/papers/:id', 'process renders/print-paper'])
        if (!of().some((span) => span.name === name)) throw new Error(`no ${name} yet`);
    });
    await front.close();
    return { requestId, trace: of() };
  }

  /** Names of the spans from the one that began the trace down to this one. */
  const chain = (
    trace: readonly Span[],
    span = trace.find(({ name }) => name === 'GET 127.0.0.1'),
  ): string[] => {
    const parent = trace.find(({ spanId }) => spanId === span?.parentSpanId);
    return span ? [...(parent ? chain(trace, parent) : []), span.name] : [];
  };
  const CHAIN = [
    'POST /api/papers/:id',
    'documents.papers.publish',
    'documents.papers.publish',
    'send renders/print-paper',
    'process renders/print-paper',
    'GET 127.0.0.1',
  ];

  it('R24 goes on through HTTP, RPC, queue, worker and an outside call, each the child of what caused it', async () => {
    const { requestId, trace } = await traceOf(false);
    expect(requestId).toBe('given-by-the-caller');
    expect(chain(trace)).toEqual(CHAIN);
    expect(trace.find(({ name }) => name === CHAIN[0])?.parentSpanId).toBe(CALLERS.spanId);
    const job = trace.find(({ name }) => name === 'process renders/print-paper');
    expect(job?.links.map(({ spanId }) => spanId)).toEqual([job?.parentSpanId]);
    expect(job?.status.code).toBe(ERROR_STATUS);
  });

  it('R24 begins anew at the edge, under the id of the request, and points at what the caller said', async () => {
    const { requestId, trace } = await traceOf(true);
    expect(requestId).toMatch(/^[0-9a-f]{8}-/);
    expect(chain(trace)).toEqual(CHAIN);
    const root = trace.find(({ parentSpanId }) => !parentSpanId);
    expect([root?.name, root?.links]).toMatchObject([CHAIN[0], [CALLERS]]);
  });

  it('R24 holds no address, no query and no message of an error', () => {
    expect(raw).not.toMatch(/jonas|secret|of-/);
  });
});
