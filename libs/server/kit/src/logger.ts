import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { describeError } from './describe-error.js';
import { requestId } from './request-context.js';
import { traceId } from './tracing/spans.js';

export type { Logger };

const REDACTED = [
  'password',
  'currentPassword',
  'newPassword',
  'authorization',
  'cookie',
  'token',
  'secret',
  'email',
  'firstName',
  'lastName',
];

let service = 'pactwright';
let version: string | undefined;
const root = pino({
  level: 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
  base: undefined,
  messageKey: 'message',
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    /* Names without a value are left out. */
    return { service, version, request_id: requestId(), trace_id: traceId() };
  },
  serializers: { err: (error: unknown) => describeError(error) },
  redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
});
const named = new Map<string, Logger>();

/** A JSON logger that adds the service, the request id and the trace id to every line. One for each name. */
export function logger(name: string): Logger {
  let log = named.get(name);
  if (!log) named.set(name, (log = root.child({ logger: name }, { level: root.level })));
  return log;
}

export function configureLogging(serviceName: string, level: string, serviceVersion?: string): void {
  service = serviceName;
  version = serviceVersion;
  root.level = level;
  for (const log of named.values()) log.level = level;
}

const NEST_NOISE = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory']);

/** Nest's own lines, through the same logger; its start-up chatter only when debugging. */
export class NestLogger implements LoggerService {
  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    logger(context)[NEST_NOISE.has(context) ? 'debug' : 'info'](text(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    logger(contextOf(rest)).warn(text(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const stack = rest.length > 1 ? rest[0] : undefined;
    logger(contextOf(rest)).error(
      { err: message instanceof Error ? message : undefined, stack },
      text(message),
    );
  }

  debug(message: unknown, ...rest: unknown[]): void {
    logger(contextOf(rest)).debug(text(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    logger(contextOf(rest)).trace(text(message));
  }
}

function contextOf(rest: unknown[]): string {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : 'Nest';
}

function text(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === 'string' ? message : JSON.stringify(message);
}
