import type { AddressInfo } from 'node:net';
import type { DynamicModule, InjectionToken, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@pactwright/protocol';
import {
  NestLogger,
  ServiceModule,
  configureLogging,
  createAdapter,
  listen,
  prepareService,
} from '@pactwright/server-kit';
import { TEST_SECRET } from './actors.js';
import { freePort } from './free-port.js';

export interface TestServiceOptions {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  /** Providers to replace, as [token, value]. */
  readonly overrides?: readonly (readonly [InjectionToken, unknown])[];
  readonly http?: (app: NestFastifyApplication) => Promise<void>;
  /** False for a service that answers no RPC. */
  readonly rpc?: boolean;
  /** True for the gateway: what callers say of requests and traces is not believed. */
  readonly isEdge?: boolean;
  /** Where health and metrics are answered instead of on the service's own port. */
  readonly operatorPort?: number | undefined;
}

export interface TestService {
  readonly app: NestFastifyApplication;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  readonly rpcPort: number;
  get<T>(token: InjectionToken<T>): T;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** The service as it runs for real, on free ports of this machine. */
export async function startTestService(options: TestServiceOptions): Promise<TestService> {
  configureLogging(options.name, process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const building = Test.createTestingModule({
    imports: [
      ServiceModule.of({
        name: options.name,
        module: options.module,
        secret: TEST_SECRET,
        checksAnswers: true,
      }),
    ],
  });
  for (const [token, value] of options.overrides ?? []) building.overrideProvider(token).useValue(value);
  const compiled = await building.setLogger(new NestLogger()).compile();
  const app = compiled.createNestApplication<NestFastifyApplication>(createAdapter(), { rawBody: true });
  const rpcPort = await freePort();
  try {
    const operator =
      options.operatorPort === undefined ? undefined : { host: HOST, port: options.operatorPort };
    await prepareService(app, {
      http: options.http,
      isEdge: options.isEdge,
      rpc: options.rpc === false ? undefined : { host: HOST, port: rpcPort },
      operator,
    });
    await listen(app, { host: HOST, port: 0 }, operator);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    app,
    url: `http://${HOST}:${port}`,
    rpcPort,
    get: (token) => app.get(token, { strict: false }),
    close: () => app.close(),
  };
}
