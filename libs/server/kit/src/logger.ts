import type { LoggerService } from '@nestjs/common';
import { destination, pino, type Logger } from 'pino';
import { describeError } from './describe-error.js';
import { counter } from './metrics.js';
import { redact } from './redact.js';
import { requestId } from './request-context.js';
import { traceId } from './tracing/spans.js';

export type { Logger };

/* Below the 16 KiB that the destination writes at most. */
const WRITTEN_AT_ONCE_BYTES = 16_000;
const FLUSH_MS = 100;
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

let service = 'pactwright';
let version: string | undefined;
/*
 * Written by another thread and several lines at once, so that neither a slow disk nor the writing itself holds up requests; the
 * rest follows when the process ends, unless it is killed. Where nobody takes the lines they are lost, and counted, before they
 * fill the memory.
 */
const output = destination({
  dest: process.stdout.fd,
  sync: false,
  minLength: WRITTEN_AT_ONCE_BYTES,
  periodicFlush: FLUSH_MS,
  maxLength: MOST_WAITING_BYTES,
  contentMode: 'buffer',
});
/* As bytes, which its types do not know: of text that waits the length is counted anew with every line, and all of it copied. */
const bytes: { write(line: string | Buffer): boolean } = output;
const lines = {
  write: (line: string) => bytes.write(Buffer.from(line)),
  flushSync: () => output.flushSync(),
};
const lost = counter('log_lines_lost_total', 'Log lines that nobody took', []);
output.on('drop', () => lost.inc());
const root = pino(
  {
    level: 'info',
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    messageKey: 'message',
    formatters: { level: (label) => ({ level: label }), log: (fields) => redact(fields) },
    mixin: () => {
      /* Names without a value are left out. */
      return { service, version, request_id: requestId(), trace_id: traceId() };
    },
    serializers: { err: (error: unknown) => describeError(error) },
  },
  lines,
);
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
