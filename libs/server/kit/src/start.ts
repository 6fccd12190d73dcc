import 'reflect-metadata';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { fastify } from 'fastify';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@pactwright/protocol';
import type { BaseConfig } from './config.js';
import { HealthRegistry } from './health.js';
import { configureHttp, createAdapter, endConnections } from './http.js';
import { addLivePage, addOperatorPages } from './operator-pages.js';
import { NestLogger, configureLogging, logger } from './logger.js';
import { collectProcessMetrics } from './metrics.js';
import { ServiceModule } from './service.module.js';
import { startTracing } from './start-tracing.js';

export interface ServiceOptions {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  readonly config: BaseConfig;
  /** Registers Fastify plugins and routes of this service's own, before it listens. */
  readonly http?: (app: NestFastifyApplication) => Promise<void>;
  /** False for a service that answers no RPC. */
  readonly rpc?: boolean;
  /** True for the one that browsers talk to: it names requests and traces itself. */
  readonly isEdge?: boolean;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/* Nothing sent between services comes near this; it keeps a wild peer from filling the memory. */
const RPC_MAX_CHARACTERS = 8 * 1024 * 1024;

/** Everything between a created application and one that listens, shared with the tests. */
export async function prepareService(
  app: NestFastifyApplication,
  options: Pick<ServiceOptions, 'http' | 'isEdge'> & {
    readonly rpc?: Address;
    /** Where health and metrics are answered instead of on the service's own port. */
    readonly operator?: Address;
  },
): Promise<void> {
  configureHttp(app, options.isEdge);
  const http = app.getHttpAdapter().getInstance();
  addLivePage(http);
  /* On the service's own port too where that is not public: the gateway asks there. */
  if (!options.operator || !options.isEdge) addOperatorPages(http, app.get(HealthRegistry));
  await options.http?.(app);
  if (options.rpc) {
    const calls = app.connectMicroservice<MicroserviceOptions>({
      transport: Transport.TCP,
      options: { ...options.rpc, maxBufferSize: RPC_MAX_CHARACTERS },
    });
    /* An answer does not wait for the other side to acknowledge the one before it. */
    calls.on('connection', (socket: Socket) => socket.setNoDelay(true));
    await app.startAllMicroservices();
  }
}

/** Starts a service and keeps it until it is told to stop. A start that fails ends the process. */
export async function startService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { name, config } = options;
  configureLogging(name, config.LOG_LEVEL, config.SERVICE_VERSION);
  const log = logger('start');
  endLoudly();
  collectProcessMetrics(name);
  try {
    const endTracing = await startTracing({
      service: name,
      version: config.SERVICE_VERSION,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
      share: config.OTEL_TRACES_SAMPLER_ARG,
    });
    const app = await NestFactory.create<NestFastifyApplication>(
      ServiceModule.of({
        name,
        module: options.module,
        secret: config.INTERNAL_SECRET,
        checksAnswers: config.NODE_ENV !== 'production',
      }),
      createAdapter(),
      { logger: new NestLogger(), abortOnError: false, rawBody: true },
    );
    const host = config.HTTP_HOST;
    const rpc = options.rpc === false ? undefined : { host, port: rpcPort(config) };
    const operator = operatorAddress(config);
    await prepareService(app, { http: options.http, isEdge: options.isEdge, rpc, operator });
    await listen(app, { host, port: config.HTTP_PORT }, operator);
    stopOnSignal(app, config, endTracing);
    const ports = { http: config.HTTP_PORT, rpc: rpc?.port, operator: operator?.port };
    log.info(ports, `${name} listens`);
    return app;
  } catch (error) {
    log.fatal({ err: error }, `${name} could not start`);
    process.exit(1);
  }
}

/** Listens for calls, and only then for the operators: whatever is said to be ready can be called. */
export async function listen(app: NestFastifyApplication, own: Address, operator?: Address): Promise<void> {
  await app.listen(own.port, own.host);
  if (!operator) return;
  const pages = fastify();
  addLivePage(pages);
  addOperatorPages(pages, app.get(HealthRegistry));
  await pages.listen(operator);
  app.getHttpServer().once('close', () => void pages.close());
}

function operatorAddress({ HTTP_HOST, OPERATOR_HOST, OPERATOR_PORT }: BaseConfig): Address | undefined {
  return OPERATOR_PORT === undefined ? undefined : { host: OPERATOR_HOST ?? HTTP_HOST, port: OPERATOR_PORT };
}

function rpcPort(config: BaseConfig): number {
  if (config.RPC_PORT === undefined) throw new Error('RPC_PORT is missing');
  return config.RPC_PORT;
}

function stopOnSignal(
  app: NestFastifyApplication,
  config: BaseConfig,
  endTracing: () => Promise<void>,
): void {
  const { SHUTDOWN_DRAIN_MS: drainMs, SHUTDOWN_GRACE_MS: graceMs } = config;
  const log = logger('stop');
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    app.get(HealthRegistry).drain();
    endConnections(app.getHttpServer());
    setTimeout(() => {
      log.error({ graceMs }, 'did not stop in time');
      process.exit(1);
    }, graceMs).unref();
    try {
      await wait(drainMs);
      await app.close();
      await endTracing();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'failed while stopping');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** After an error nobody handled the state of the process is unknown: end it, whoever runs it starts it anew. */
function endLoudly(): void {
  const log = logger('process');
  const end = (error: unknown): void => {
    log.fatal({ err: error }, 'unhandled error');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
