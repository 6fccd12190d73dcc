import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { ServiceName } from '@pactwright/protocol';
import { AccessCheck, AccessGuard, SERVICE_IDENTITY, type ServiceIdentity } from './access.js';
import { AnswerChecks } from './answer-check.js';
import { HttpErrorFilter } from './error.filter.js';
import { HealthRegistry } from './health.js';
import { ReadableGuard } from './readable-text.js';

export interface ServiceParts {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  readonly secret: string;
  /** Whether each answer is held against its schema: everywhere but in production, where it would cost time. */
  readonly checksAnswers: boolean;
}

/** The root of every service: its own module inside the kit's guard, error filter and health. */
@Module({})
export class ServiceModule {
  static of({ name, module, secret, checksAnswers }: ServiceParts): DynamicModule {
    const identity: ServiceIdentity = { name, secret };
    return {
      module: ServiceModule,
      global: true,
      imports: [DiscoveryModule, module],
      providers: [
        { provide: SERVICE_IDENTITY, useValue: identity },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: ReadableGuard },
        { provide: APP_FILTER, useClass: HttpErrorFilter },
        ...(checksAnswers ? [AnswerChecks] : []),
        AccessCheck,
        HealthRegistry,
      ],
      exports: [HealthRegistry, SERVICE_IDENTITY],
    };
  }
}
