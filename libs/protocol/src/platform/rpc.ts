import type { z } from 'zod';
import type { ServiceName } from './services.js';

/** One RPC call: who answers it, under which pattern, with which shapes. */
export interface RpcDefinition<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  readonly service: ServiceName;
  /** `<service>.<noun>.<verb>`. */
  readonly pattern: string;
  readonly request: Req;
  readonly response: Res;
  /** After this long without an answer the caller gets `SERVICE_UNAVAILABLE`, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether the client may repeat the call once when the connection failed. */
  readonly idempotent: boolean;
}

export function defineRpc<Req extends z.ZodType, Res extends z.ZodType>(
  definition: Omit<RpcDefinition<Req, Res>, 'timeoutMs'> & { timeoutMs?: number },
): RpcDefinition<Req, Res> {
  return { timeoutMs: 3_000, ...definition };
}
