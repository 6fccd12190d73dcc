import { DiagLogLevel, context, diag, propagation, trace } from '@opentelemetry/api';
import type { IdGenerator } from '@opentelemetry/sdk-trace';
import { logger } from './logger.js';
import { requestId } from './request-context.js';
import { useTracer } from './tracing/spans.js';

export interface TracingOptions {
  readonly service: string;
  readonly version: string;
  /** Where an OpenTelemetry collector takes OTLP over HTTP. Without one nothing is traced and no code for it is loaded. */
  readonly endpoint: string | undefined;
  /** Which share of the traces is sent at all, 0 to 1. The collector keeps what is worth keeping of them. */
  readonly share: number;
}

/* A collector that is away costs memory for so many spans, and nothing else: what comes on top is dropped. */
const QUEUED_SPANS = 4_096;
const SEND_EVERY_MS = 1_000;
const SEND_TIMEOUT_MS = 5_000;
const FLUSH_MS = 2_000;
const TRACE_ID = /^[0-9a-f]{32}$/;

/** Begins to send traces. The returned function sends what is left; it never fails and never takes long. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { service, version, endpoint, share } = options;
  if (endpoint === undefined) return () => Promise.resolve();
  const [sdk, { OTLPTraceExporter }, hooks, core, { resourceFromAttributes }, { watchOutsideCalls }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('./tracing/outside-calls.js'),
    ]);
  const log = logger('tracing');
  const warn = (message: string): void => log.warn({ detail: message }, 'traces were not sent');
  const nothing = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );

  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    idGenerator: namedByRequest(new sdk.RandomIdGenerator()),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: QUEUED_SPANS,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  useTracer(provider.getTracer('pactwright', version));
  const forget = watchOutsideCalls();
  return async () => {
    forget();
    useTracer(undefined);
    for (const api of [context, propagation, trace]) api.disable();
    await Promise.race([provider.shutdown().catch((error: unknown) => warn(String(error))), pause(FLUSH_MS)]);
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * A trace that begins for a request bears the request's own id, so that the id a user tells support is that of the trace, and
 * an event that waited in an outbox is found in the trace of what caused it.
 */
const namedByRequest = (random: IdGenerator): IdGenerator => ({
  generateTraceId: () => {
    const id = requestId()?.replaceAll('-', '') ?? '';
    return TRACE_ID.test(id) ? id : random.generateTraceId();
  },
  generateSpanId: () => random.generateSpanId(),
});
