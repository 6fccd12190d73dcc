import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { z } from 'zod';
import { defineRpc, type RpcDefinition } from '@pactwright/protocol';
import { AppError, requestId, runInContext } from '@pactwright/server-kit';
import { RpcClient, RpcHandler, RpcModule, signService } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  eventually,
  freePort,
  promptly,
  startTestService,
  type TestService,
} from '../src/index.js';
import { HeldCalls } from './held-calls.js';

const double = defineRpc({
  service: 'billing',
  pattern: 'billing.numbers.double',
  request: z.object({ value: z.number() }),
  response: z.object({ value: z.number(), requestId: z.string().optional() }),
  idempotent: true,
});
const refuse = defineRpc({
  service: 'billing',
  pattern: 'billing.numbers.refuse',
  request: z.object({ kind: z.enum(['known', 'unexpected', 'misshapen', 'slow']) }),
  response: z.object({ value: z.number() }),
  idempotent: false,
  timeoutMs: 1_500,
});

const wait = defineRpc({
  service: 'billing',
  pattern: 'billing.numbers.wait',
  request: z.object({}),
  response: z.object({ waited: z.literal(true) }),
  idempotent: false,
});

/* Longer than a connection gets calls. */
const LATER_MS = 5_000;

const waiting = new HeldCalls();

@Controller()
class NumbersRpc {
  @RpcHandler(wait)
  async wait(): Promise<{ waited: true }> {
    await waiting.take();
    return { waited: true };
  }

  @RpcHandler(double)
  async double(request: { value: number }): Promise<z.infer<(typeof double)['response']>> {
    await new Promise((resolve) => setImmediate(resolve));
    return { value: request.value * 2, requestId: requestId() };
  }

  @RpcHandler(refuse)
  async refuse({ kind }: { kind: string }): Promise<unknown> {
    if (kind === 'known') throw new AppError('QUOTA_EXHAUSTED', { quota: 4, date: '2026-12-01' });
    if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, 3_000));
    if (kind === 'misshapen') return { value: 'x' };
    throw new Error('a secret detail');
  }
}

@Module({})
class BillingModule {
  static forRoot(): DynamicModule {
    return {
      module: BillingModule,
      imports: [RpcModule.forRoot({ service: 'billing', secret: TEST_SECRET, targets: {} })],
      controllers: [NumbersRpc],
    };
  }
}

const clientTo = (address: string, secret = TEST_SECRET): RpcClient =>
  new RpcClient({ service: 'contracts', secret, targets: { billing: address } });

const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('RPC between services', () => {
  let billing: TestService;
  let client: RpcClient;
  beforeAll(async () => {
    billing = await startTestService({ name: 'billing', module: BillingModule.forRoot() });
    client = clientTo(`127.0.0.1:${billing.rpcPort}`);
  });
  afterAll(async () => {
    client.onApplicationShutdown();
    await billing.close();
  });

  it('answers a trusted caller and carries the request id', async () => {
    const answer = await runInContext({ requestId: 'request-0002' }, () =>
      client.call(double, { value: 21 }),
    );
    expect(answer).toEqual({ value: 42, requestId: 'request-0002' });
  });

  it('carries a refusal as its code and parameters', async () => {
    const error = await client.call(refuse, { kind: 'known' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'QUOTA_EXHAUSTED', params: { quota: 4, date: '2026-12-01' } });
  });

  it.each([
    ['unexpected', 'INTERNAL'],
    ['misshapen', 'INTERNAL'],
    ['slow', 'SERVICE_UNAVAILABLE'],
  ] as const)('answers a %s end with %s', async (kind, code) => {
    expect(await codeOf(client.call(refuse, { kind }))).toBe(code);
  });

  it('refuses a payload of the wrong shape', async () => {
    const payload = { value: 'x' } as unknown as { value: number };
    expect(await codeOf(client.call(double, payload))).toBe('VALIDATION_FAILED');
  });

  it('R24 tells of callers that are not trusted before there is one', async () => {
    const metrics = await (await fetch(`${billing.url}/metrics`)).text();
    expect(metrics).toContain(
      `rpc_server_request_duration_seconds_count{pattern="${double.pattern}",outcome="CALLER_NOT_TRUSTED"} 0`,
    );
  });

  it.each([
    ['no token', undefined],
    ['a token of another secret', signService('another secret, which nobody trusts', 'contracts', 'billing')],
    ['a token for another service', signService(TEST_SECRET, 'contracts', 'documents')],
    ['a token of 70 seconds ago', signService(TEST_SECRET, 'contracts', 'billing', Date.now() - 70_000)],
    [
      'a token of a clock that is 70 seconds ahead',
      signService(TEST_SECRET, 'contracts', 'billing', Date.now() + 70_000),
    ],
  ])('R14 refuses %s', async (_name, token) => {
    const raw = new ClientTCP({ host: '127.0.0.1', port: billing.rpcPort });
    const message = { ...(token ? { token } : {}), requestId: 'request-0003', payload: { value: 1 } };
    expect(await firstValueFrom(raw.send(double.pattern, message))).toEqual({
      ok: false,
      error: { code: 'CALLER_NOT_TRUSTED', params: {} },
    });
    raw.close();
  });

  it.each([
    ['behind', -34_000],
    ['ahead', 4_000],
  ])('R14 accepts a token whose clock is four seconds %s', async (_name, offMs) => {
    const raw = new ClientTCP({ host: '127.0.0.1', port: billing.rpcPort });
    /* One more second behind would be too late: it is not spent on connecting. */
    await raw.connect();
    const token = signService(TEST_SECRET, 'contracts', 'billing', Date.now() + offMs);
    const message = { token, requestId: 'request-0004', payload: { value: 2 } };
    expect(await firstValueFrom(raw.send(double.pattern, message))).toMatchObject({ ok: true });
    raw.close();
  });

  it('R8 answers whoever still waits before it stops', async () => {
    const stopping = await startTestService({ name: 'billing', module: BillingModule.forRoot() });
    const caller = clientTo(`127.0.0.1:${stopping.rpcPort}`);
    const before = waiting.begun;
    const asked = caller.call(wait, {});
    await eventually(() => expect(waiting.begun).toBe(before + 1));
    const closed = stopping.close();
    waiting.letGo();
    expect(await asked).toEqual({ waited: true });
    await closed;
    caller.onApplicationShutdown();
  });

  it('R8 moves on to another process within seconds, and leaves the old one its last answer', async () => {
    const other = await startTestService({ name: 'billing', module: BillingModule.forRoot() });
    const targets = [billing.rpcPort, other.rpcPort];
    const sockets: number[] = [];
    const address = createServer((socket) => {
      sockets.push(sockets.length);
      socket.pipe(connect(targets[(sockets.length - 1) % 2] ?? 0, '127.0.0.1')).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(address, 'listening');
    const caller = clientTo(`127.0.0.1:${(address.address() as AddressInfo).port}`);
    await caller.call(double, { value: 1 });
    const before = waiting.begun;
    const long = caller.call(wait, {});
    await eventually(() => expect(waiting.begun).toBe(before + 1));
    const clock = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => clock() + LATER_MS);
    expect((await caller.call(double, { value: 2 })).value).toBe(4);
    later.mockRestore();
    waiting.letGo();
    expect(await long).toEqual({ waited: true });
    expect(sockets).toHaveLength(2);
    caller.onApplicationShutdown();
    address.close();
    await other.close();
  });

  it('answers SERVICE_UNAVAILABLE at once when nobody listens, and answers when somebody does', async () => {
    const port = await freePort();
    const early = clientTo(`127.0.0.1:${port}`);
    expect(await promptly(1_000, () => codeOf(early.call(double, { value: 1 })))).toBe('SERVICE_UNAVAILABLE');
    const relay = createServer((socket) => socket.pipe(connect(billing.rpcPort, '127.0.0.1')).pipe(socket));
    await new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve));
    expect(await early.call(double, { value: 4 })).toMatchObject({ value: 8 });
    early.onApplicationShutdown();
    relay.close();
  });

  it.each([
    ['repeats an idempotent call once', double as RpcDefinition, { value: 1 }, 2],
    ['never repeats any other', refuse as RpcDefinition, { kind: 'known' }, 1],
  ])('%s when the connection breaks', async (_name, definition, payload, expected) => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.once('data', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const breaking = clientTo(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await codeOf(breaking.call(definition, payload))).toBe('SERVICE_UNAVAILABLE');
    expect(connections).toBe(expected);
    breaking.onApplicationShutdown();
    server.close();
  });
});
