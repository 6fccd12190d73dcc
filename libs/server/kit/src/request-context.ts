import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import { DEFAULT_LANGUAGE, type Language } from '@pactwright/protocol';
import type { Identity } from '@pactwright/server-session';
import { runInTrace } from './tracing/spans.js';

/** What travels with one request, RPC message or job through every await. */
export interface RequestContext {
  readonly requestId: string;
  identity?: Identity;
  /** The caller's network address as a keyed hash, made for the few who ask; absent when the gateway did not tell it. */
  callerAddress?: () => string;
  /** Where it stands in its trace; absent while nothing is traced. */
  trace?: Context;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: RequestContext, run: () => T): T =>
  storage.run(context, () => runInTrace(context.trace, run));
export const currentContext = (): RequestContext | undefined => storage.getStore();
/** The id that ties together what one visitor's request caused, in every service and log line. */
export const requestId = (): string | undefined => storage.getStore()?.requestId;
export const currentLanguage = (): Language =>
  storage.getStore()?.identity?.actor.language ?? DEFAULT_LANGUAGE;
