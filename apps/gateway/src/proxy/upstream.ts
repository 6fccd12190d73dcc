import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import {
  AppError,
  SpanKind,
  gauge,
  histogram,
  isTracing,
  logger,
  traceparent,
  untraced,
  withSpan,
} from '@pactwright/server-kit';
import { CircuitBreaker } from './circuit-breaker.js';
import { RelayedAnswer, type AnswerHead } from './relayed-answer.js';

export interface UpstreamRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
  /** May be answered after long, or go on for long. */
  readonly isPatient: boolean;
  /** Who the answer is for: its body is written to this, and when it closes before the end, the service is told. */
  readonly response: ServerResponse;
  /** Ends the answer once all of it was written. */
  readonly end: () => void;
}

/** Writes the head of the answer. Called outside the request's context: whoever needs that takes it along. */
export type Begin = (head: AnswerHead) => void;

/* Patient calls wait on connections of their own, and many may wait. */
const CONNECTIONS = { quick: 64, patient: 1_024 } as const;
/* Node takes so much of a body in whether or not anybody reads it. */
const TAKEN_IN_BYTES = 16 * 1_024;
const CONNECT_TIMEOUT_MS = 2_000;
/* Longer than the slowest call a service may take before it answers 202 or gives up. */
const HEADERS_TIMEOUT_MS = 35_000;
const BODY_TIMEOUT_MS = 30_000;
/*
 * Shorter than a service that stops goes on answering (SHUTDOWN_DRAIN_MS), and than its own 65 s, which it names in every
 * answer: so none of them ever closes a connection that we are about to use.
 */
const KEEP_ALIVE_MS = 4_000;

/* Refused before a byte of the request was used: nothing happened, so asking again is safe. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'UND_ERR_SOCKET',
]);
const REPEATABLE = new Set(['GET', 'HEAD']);

const log = logger('upstream');
const duration = histogram('gateway_upstream_duration_seconds', 'Time until an upstream answered', [
  'upstream',
  'outcome',
]);
const open = gauge('gateway_upstream_circuit_open', 'Whether an upstream is left alone because it failed', [
  'upstream',
]);

/** One service behind the gateway: a pool of connections, a breaker, and one repetition of reads that never arrived. */
export class Upstream {
  private readonly quick: Pool;
  private readonly patient: Pool;
  private readonly breaker = new CircuitBreaker();
  private readonly openness: { set(value: number): void };

  constructor(
    readonly name: string,
    origin: string,
  ) {
    this.openness = open.labels(name);
    this.openness.set(0);
    this.quick = poolOf(origin, CONNECTIONS.quick);
    this.patient = poolOf(origin, CONNECTIONS.patient);
  }

  /**
   * Until the whole answer has been written.
   * @throws AppError SERVICE_UNAVAILABLE when none began; what went wrong when it broke off.
   */
  relay(request: UpstreamRequest, begin: Begin): Promise<void> {
    if (!isTracing()) return this.measured(request, begin);
    const { method } = request;
    const attributes = { 'http.request.method': method, 'server.address': this.name };
    return withSpan(`${method} ${this.name}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      if (!span) return this.measured(request, begin);
      const headers = { ...request.headers, traceparent: traceparent() ?? '' };
      const noting: Begin = (head) => {
        span.setAttribute('http.response.status_code', head.statusCode);
        begin(head);
      };
      await untraced(() => this.measured({ ...request, headers }, noting));
    });
  }

  /** What counts is the time until an answer begins: how fast its rest is taken is up to the caller. */
  private async measured(request: UpstreamRequest, begin: Begin): Promise<void> {
    if (!this.breaker.allows()) throw new AppError('SERVICE_UNAVAILABLE');
    const startedAt = performance.now();
    let hasBegun = false;
    const judge = (isAlive: boolean, outcome: string): void => {
      this.breaker.report(isAlive);
      this.openness.set(this.breaker.isOpen ? 1 : 0);
      duration.observe({ upstream: this.name, outcome }, (performance.now() - startedAt) / 1_000);
    };
    const pool = request.isPatient ? this.patient : this.quick;
    const { response, body, end } = request;
    const noting: Begin = (head) => {
      hasBegun = true;
      judge(true, 'answered');
      begin(head);
    };
    const ask = (): Promise<void> =>
      new Promise((done, failed) =>
        pool.dispatch(
          { ...request, reset: mayStayUnread(request) },
          new RelayedAnswer({ response, body, begin: noting, end, done, failed }),
        ),
      );
    try {
      await ask().catch((error: unknown) => {
        if (hasBegun || !isRepeatable(request, error)) throw error;
        return ask();
      });
    } catch (error) {
      if (hasBegun) throw error;
      const hasCallerLeft = response.destroyed;
      judge(hasCallerLeft, hasCallerLeft ? 'caller-left' : 'failed');
      if (!hasCallerLeft) log.warn({ err: error, upstream: this.name }, 'no answer');
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  /** Whether the service says that it can work. */
  async isReady(): Promise<boolean> {
    try {
      const { statusCode, body } = await this.quick.request({
        method: 'GET',
        path: '/readyz',
        headersTimeout: 2_000,
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  }

  /** For the end of the process, when every request has been answered. */
  async close(): Promise<void> {
    await Promise.all([this.quick.destroy(), this.patient.destroy()]);
  }
}

/**
 * What a service leaves unread of a body stands before the next request on the same connection, which would wait until both are
 * given up. A service says so and closes it; one that does not must not make another caller wait.
 */
const mayStayUnread = ({ body, headers }: UpstreamRequest): boolean =>
  body !== null && !(Number(headers['content-length']) <= TAKEN_IN_BYTES);

const isRepeatable = ({ method, response }: UpstreamRequest, error: unknown): boolean =>
  REPEATABLE.has(method) && NEVER_ARRIVED.has((error as { code?: string }).code ?? '') && !response.destroyed;

const poolOf = (origin: string, connections: number): Pool =>
  new Pool(origin, {
    connections,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
  });
