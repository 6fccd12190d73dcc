import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import type { z } from 'zod';
import type { RpcDefinition, ServiceName } from '@pactwright/protocol';
import {
  AppError,
  SpanKind,
  histogram,
  logger,
  requestId,
  traceparent,
  withSpan,
} from '@pactwright/server-kit';
import { fromRpcError, type RpcAnswer, type RpcMessage } from './rpc-message.js';
import { RPC_OPTIONS, type RpcOptions } from './rpc-options.js';
import { serviceTokens } from './service-token.js';

interface Peer {
  readonly client: ClientTCP;
  readonly token: () => string;
  readonly since: number;
  /** How many calls wait for an answer. */
  calls: number;
  /** Gets no more calls, and ends with its last answer. */
  isRetired: boolean;
}

const KEEP_ALIVE_MS = 5_000;
/* Shorter than a service that stops goes on answering (SHUTDOWN_DRAIN_MS): by its end nobody speaks over a connection to it. */
const CONNECTION_AGE_MS = 4_000;
const log = logger('rpc');
const duration = histogram('rpc_client_request_duration_seconds', 'Time an RPC took, by pattern', [
  'pattern',
  'outcome',
]);

/** Asks other services. Every call is signed, bounded in time, and fails as an AppError. */
@Injectable()
export class RpcClient implements OnApplicationShutdown {
  private readonly peers = new Map<ServiceName, Peer>();

  constructor(@Inject(RPC_OPTIONS) private readonly options: RpcOptions) {}

  call<D extends RpcDefinition>(
    definition: D,
    payload: z.input<D['request']>,
  ): Promise<z.infer<D['response']>> {
    const { pattern, service } = definition;
    const attributes = { 'rpc.method': pattern, 'server.address': service };
    return withSpan(pattern, { kind: SpanKind.CLIENT, attributes }, () => this.measured(definition, payload));
  }

  private async measured<D extends RpcDefinition>(
    definition: D,
    payload: z.input<D['request']>,
  ): Promise<z.infer<D['response']>> {
    const stop = duration.startTimer({ pattern: definition.pattern });
    const answer = await this.ask(definition, payload).catch((error: unknown) => {
      stop({ outcome: 'unavailable' });
      log.warn({ err: error, pattern: definition.pattern }, 'no answer');
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    });
    if (!answer.ok) {
      const refusal = fromRpcError(answer.error, definition.pattern);
      stop({ outcome: refusal.code });
      throw refusal;
    }
    const value = definition.response.safeParse(answer.value);
    if (!value.success) {
      stop({ outcome: 'malformed' });
      throw new AppError('INTERNAL', {}, { cause: value.error });
    }
    stop({ outcome: 'ok' });
    return value.data as z.infer<D['response']>;
  }

  onApplicationShutdown(): void {
    for (const { client } of this.peers.values()) client.close();
    this.peers.clear();
  }

  private async ask(definition: RpcDefinition, payload: unknown): Promise<RpcAnswer> {
    const deadline = Date.now() + definition.timeoutMs;
    try {
      return await this.send(definition, payload, deadline);
    } catch (error) {
      if (!definition.idempotent || !isConnectionError(error) || Date.now() >= deadline) throw error;
      return await this.send(definition, payload, deadline);
    }
  }

  private async send(definition: RpcDefinition, payload: unknown, deadline: number): Promise<RpcAnswer> {
    const peer = this.peer(definition.service);
    const message: RpcMessage = {
      token: peer.token(),
      requestId: requestId() ?? randomUUID(),
      traceparent: traceparent(),
      payload,
    };
    peer.calls += 1;
    try {
      return await firstValueFrom(
        peer.client
          .send<RpcAnswer, RpcMessage>(definition.pattern, message)
          .pipe(timeout(Math.max(1, deadline - Date.now()))),
      );
    } catch (error) {
      /* A failed connection stays remembered in Nest's client: the next call starts from a new one. */
      if (isConnectionError(error)) this.forget(definition.service, peer);
      throw error;
    } finally {
      peer.calls -= 1;
      closeIfDone(peer);
    }
  }

  private peer(service: ServiceName): Peer {
    let peer = this.peers.get(service);
    if (peer && performance.now() - peer.since > CONNECTION_AGE_MS) {
      peer.isRetired = true;
      closeIfDone(peer);
      peer = undefined;
    }
    if (!peer) {
      const [host, port] = splitAddress(service, this.options.targets[service]);
      const client = new ClientTCP({ host, port });
      client.on('connect', () => {
        /* Finds out within seconds that the other machine is gone, while nothing is being sent; and no call waits for others. */
        client.unwrap<Socket>().setKeepAlive(true, KEEP_ALIVE_MS).setNoDelay(true);
      });
      peer = {
        client,
        token: serviceTokens(this.options.secret, this.options.service, service),
        since: performance.now(),
        calls: 0,
        isRetired: false,
      };
      this.peers.set(service, peer);
    }
    return peer;
  }

  private forget(service: ServiceName, peer: Peer): void {
    if (this.peers.get(service) === peer) this.peers.delete(service);
    peer.client.close();
  }
}

function closeIfDone({ client, calls, isRetired }: Peer): void {
  if (isRetired && calls === 0) client.close();
}

function splitAddress(service: ServiceName, address: string | undefined): [string, number] {
  const match = /^(.+):(\d+)$/.exec(address ?? '');
  if (!match?.[1] || !match[2]) throw new Error(`no RPC address is configured for ${service}`);
  return [match[1], Number(match[2])];
}

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
]);

/** The connection failed, as opposed to an answer that did not come in time. */
function isConnectionError(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return (code !== undefined && CONNECTION_ERRORS.has(code)) || message === 'Connection closed';
}
