import { z } from 'zod';
import { AppError, isErrorCode } from '@pactwright/server-kit';

/** What travels in one RPC message beside the payload. */
export const rpcMessage = z.object({
  token: z.string(),
  requestId: z.string().max(64),
  /** Where the call stands in its trace, as W3C writes it. */
  traceparent: z.string().max(64).optional(),
  payload: z.unknown(),
});
export type RpcMessage = z.infer<typeof rpcMessage>;

/** An answer: the value, or the refusal as a code and its parameters. */
export type RpcAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: RpcError };

const rpcError = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.record(z.string(), z.string()).optional(),
});
type RpcError = z.infer<typeof rpcError>;

export const toRpcError = (error: AppError): RpcError => ({
  code: error.code,
  params: { ...error.params },
  ...(error.fields ? { fields: { ...error.fields } } : {}),
});

/** The remote refusal as our own error; a code this side does not know is INTERNAL. */
export function fromRpcError(value: unknown, pattern: string): AppError {
  const parsed = rpcError.safeParse(value);
  if (!parsed.success || !isErrorCode(parsed.data.code))
    return new AppError('INTERNAL', {}, { cause: new Error(`${pattern} answered an unknown error`) });
  const { code, params, fields } = parsed.data;
  return new AppError(code, params, {
    cause: new Error(`refused by ${pattern}`),
    ...(fields ? { fields } : {}),
  });
}
