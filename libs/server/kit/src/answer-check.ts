import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type MessageEvent,
  type NestInterceptor,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { refusalsOf, runPending, type ErrorCode, type Wire } from '@pactwright/protocol';
import { Observable, catchError, map, tap } from 'rxjs';
import type { z } from 'zod';
import { routesIn, wireOf } from './calls.js';
import { toAppError } from './error.filter.js';

class AnswerCheck implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const wire = wireOf(execution.getHandler());
    if (!wire) return next.handle();
    return next.handle().pipe(
      map((value: unknown) => {
        checkAnswer(wire, value, execution.switchToHttp().getResponse<FastifyReply>().statusCode);
        return value;
      }),
      catchError((thrown: unknown) => {
        throw named(wire, thrown);
      }),
    );
  }
}

type FollowedBy = (...args: unknown[]) => Promise<Observable<MessageEvent>>;

/**
 * The same handler of an event stream, whose refusals and messages are checked. Not by an interceptor: whatever stands before such a
 * handler makes Nest begin the stream before it could refuse.
 */
function checkedStream(wire: Wire, handler: FollowedBy): FollowedBy {
  const checking = async function (this: unknown, ...args: unknown[]) {
    const messages = await handler.apply(this, args).catch((thrown: unknown) => {
      throw named(wire, thrown);
    });
    return messages.pipe(
      tap(({ data }) => {
        if (data !== undefined) checkAnswer(wire, data, wire.answer.status);
      }),
    );
  };
  for (const key of Reflect.getMetadataKeys(handler))
    Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), checking);
  return checking;
}

/** What was thrown, when the call names it as a refusal. */
function named(wire: Wire, thrown: unknown): unknown {
  return strayRefusal(wire, toAppError(thrown).code, thrown) ?? thrown;
}

/** What is wrong with refusing a call with this code, when its wire does not name it. */
export function strayRefusal(wire: Wire, code: ErrorCode, cause?: unknown): Error | undefined {
  if (refusalsOf(wire).includes(code)) return undefined;
  return new Error(`${nameOf(wire)} refuses with ${code}, which its wire does not name`, { cause });
}

const CHECK = new AnswerCheck();
const checked = new WeakSet<object>();

/**
 * Outside production: an answer that is not as its schema says, or a refusal that the call does not name, is an error of the
 * service. Caught where it is made, it cannot reach callers who rely on what they are told.
 */
@Injectable()
export class AnswerChecks {
  /* When it is made, all controllers are known and no route has been registered yet. */
  constructor(discovery: DiscoveryService, scanner: MetadataScanner) {
    for (const { prototype, method, handler, wire } of routesIn(discovery, scanner)) {
      if (!wire || checked.has(handler)) continue;
      checked.add(handler);
      if (wire.answer.kind === 'events') {
        const checking = checkedStream(wire, handler as FollowedBy);
        checked.add(checking);
        prototype[method] = checking;
      } else UseInterceptors(CHECK)(handler, wire.call.path, { value: handler });
    }
  }
}

/** @throws Error with the name of the field. */
export function checkAnswer(wire: Wire, value: unknown, status: number): void {
  const { answer } = wire;
  if (answer.kind === 'file') return;
  const schema = answer.kind === 'later' && status === 202 ? runPending : answer.schema;
  const isWritten = answer.kind === 'encoded' || answer.kind === 'events';
  const sent: unknown = JSON.parse(isWritten ? String(value) : (JSON.stringify(value) ?? 'null'));
  const flaw = flawIn(schema, sent);
  if (flaw !== undefined) throw new Error(`${nameOf(wire)} does not answer as its wire says: ${flaw}`);
}

function flawIn(schema: z.ZodType, sent: unknown): string | undefined {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return unknownIn(sent, data, []);
  const [issue] = error.issues;
  return issue && `${issue.path.join('.') || 'all of it'}: ${issue.message}`;
}

/** The first field that the schema does not know: parsing has left it out. */
function unknownIn(sent: unknown, parsed: unknown, path: readonly string[]): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const known = new Map(Object.entries(parsed));
  for (const [name, value] of Object.entries(sent)) {
    const at = [...path, name];
    if (!known.has(name)) return `${at.join('.')}: there is no such field`;
    const flaw = unknownIn(value, known.get(name), at);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

const nameOf = ({ call }: Wire): string => `${call.method} ${call.path}`;
