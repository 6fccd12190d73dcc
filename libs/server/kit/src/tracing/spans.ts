import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  isSpanContextValid,
  propagation,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';

export { SpanKind };

/* Set while this process sends traces somewhere: nothing below does more than look at it while it does not. */
let tracer: Tracer | undefined;

export const useTracer = (given: Tracer | undefined): void => void (tracer = given);
export const isTracing = (): boolean => tracer !== undefined;

export interface SpanFacts {
  readonly kind: SpanKind;
  /** Names, numbers and ids only: never what somebody wrote, nor an address with its query. */
  readonly attributes?: Attributes;
  /** The context it goes on from; the present one unless said otherwise. */
  readonly parent?: Context | undefined;
  readonly links?: readonly Link[];
  /** When it began, if it is over already, in milliseconds since 1970. */
  readonly startTime?: number;
}

/** Begins a span that the caller ends; undefined while nothing is traced. */
export function beginSpan(name: string, facts: SpanFacts): Span | undefined {
  if (!tracer) return undefined;
  const { parent = context.active(), links, ...options } = facts;
  return tracer.startSpan(name, { ...options, links: [...(links ?? [])] }, parent);
}

/** Does the work inside a span, which tells how it ended. */
export async function withSpan<T>(
  name: string,
  facts: SpanFacts,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, facts);
  if (!span) return work();
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span));
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** By kind alone: messages of errors quote what somebody wrote. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does work that has a span already, so that no second one is made of the requests it sends. */
export const untraced = <T>(work: () => T): T =>
  tracer ? context.with(trace.deleteSpan(context.active()), work) : work();

export const contextWith = (span: Span): Context => trace.setSpan(context.active(), span);
/** Inside this context; without one outside of every trace, so that what begins there begins a new one. */
export const runInTrace = <T>(traced: Context | undefined, run: () => T): T =>
  tracer ? context.with(traced ?? ROOT_CONTEXT, run) : run();

/** Whether there is a recorded span to be a part of; polls and probes of the services themselves have none. */
export const isInTrace = (): boolean => tracer !== undefined && trace.getActiveSpan()?.isRecording() === true;

/** The id of the present trace, for the log. */
export const traceId = (): string | undefined =>
  tracer ? trace.getActiveSpan()?.spanContext().traceId : undefined;

/** The present span as a W3C `traceparent`, for whoever the work is handed to; undefined while nothing is traced. */
export function traceparent(): string | undefined {
  if (!tracer) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context that a `traceparent` of one of us stands for; undefined for none and for nonsense. */
export function contextFrom(given: unknown): Context | undefined {
  const remote = remoteSpan(given);
  return remote && trace.setSpanContext(context.active(), remote);
}

/** A link to the span that a `traceparent` stands for. */
export function linksTo(given: unknown): Link[] {
  const remote = remoteSpan(given);
  return remote ? [{ context: remote }] : [];
}

function remoteSpan(given: unknown): SpanContext | undefined {
  if (!tracer || typeof given !== 'string') return undefined;
  const remote = trace.getSpanContext(propagation.extract(context.active(), { traceparent: given }));
  return remote && remote.isRemote && isSpanContextValid(remote) ? remote : undefined;
}
