import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { SpanKind, type Attributes, type Span } from '@opentelemetry/api';
import { beginSpan, isInTrace, markFailed } from './spans.js';

/*
 * What leaves the process is announced by whoever sends it: by Node for its own client (payments, PDF, files), by undici for
 * fetch (the model), by ioredis for its commands. Listening costs nothing where nobody listens, and no package is patched.
 * Addresses keep their host alone: a path may name a customer, a query whatever was looked for.
 */
type Listener = (message: never) => void;

interface UndiciRequest {
  readonly origin: string | URL;
  readonly method: string;
}
interface RedisCommand {
  readonly command: string;
}

const LEAST_ERROR_STATUS = 400;

/** Makes a span of every outside call that belongs to something traced. The returned function ends that. */
export function watchOutsideCalls(): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (key: object, name: string, attributes: Attributes): void => {
    if (!isInTrace()) return;
    const span = beginSpan(name, { kind: SpanKind.CLIENT, attributes });
    if (span) spans.set(key, span);
  };
  const answered = (key: object, status: number): void => {
    const span = spans.get(key);
    span?.setAttribute('http.response.status_code', status);
    if (span && status >= LEAST_ERROR_STATUS) markFailed(span, { code: status });
    span?.end();
    spans.delete(key);
  };
  const failed = (key: object, error: unknown): void => {
    const span = spans.get(key);
    if (span) markFailed(span, error);
    span?.end();
    spans.delete(key);
  };

  const listeners: readonly (readonly [string, Listener])[] = [
    [
      'http.client.request.created',
      ({ request }: { request: ClientRequest }) => begin(request, ...ofNode(request)),
    ],
    [
      'http.client.response.finish',
      ({ request, response }: { request: ClientRequest; response: IncomingMessage }) =>
        answered(request, response.statusCode ?? 0),
    ],
    [
      'http.client.request.error',
      ({ request, error }: { request: ClientRequest; error: unknown }) => failed(request, error),
    ],
    [
      'undici:request:create',
      ({ request }: { request: UndiciRequest }) => begin(request, ...ofUndici(request)),
    ],
    [
      'undici:request:headers',
      ({ request, response }: { request: UndiciRequest; response: { statusCode: number } }) =>
        answered(request, response.statusCode),
    ],
    [
      'undici:request:error',
      ({ request, error }: { request: UndiciRequest; error: unknown }) => failed(request, error),
    ],
  ];
  const redis = tracingChannel<unknown, RedisCommand>('ioredis:command');
  const commands = {
    start: (call: RedisCommand) =>
      begin(call, `redis ${call.command}`, { 'db.system.name': 'redis', 'db.operation.name': call.command }),
    error: (call: RedisCommand & { error: unknown }) => failed(call, call.error),
    asyncEnd: (call: RedisCommand) => {
      spans.get(call)?.end();
      spans.delete(call);
    },
  };

  for (const [name, listener] of listeners) subscribe(name, listener as (message: unknown) => void);
  redis.subscribe(commands as Parameters<typeof redis.subscribe>[0]);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener as (message: unknown) => void);
    redis.unsubscribe(commands as Parameters<typeof redis.unsubscribe>[0]);
  };
}

const ofNode = ({ method, host }: ClientRequest): [string, Attributes] => call(method, host);
const ofUndici = ({ method, origin }: UndiciRequest): [string, Attributes] =>
  call(method, new URL(origin).hostname);

const call = (method: string, host: string): [string, Attributes] => [
  `${method} ${host}`,
  { 'http.request.method': method, 'server.address': host },
];
