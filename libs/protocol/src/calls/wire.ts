import type { z } from 'zod';
import type { UserAction } from '../platform/user-actions.js';
import type { Call, CallTypes, FormFile } from './call.js';
import type { ErrorCode } from '../errors/errors.js';

/**
 * Who may make a call: anybody; a browser that owns something without an account; whoever is signed in; administrators. Others
 * hear NOTHING_TO_CLAIM, NOT_SIGNED_IN, ADMIN_ONLY.
 */
export type Access = 'public' | 'guest' | 'signed-in' | 'admin';

/** Calls that cost more than others and are counted apart from them. */
export type CountedCalls = 'advice' | 'uploads' | 'files' | 'statements';

export type Answer<S extends z.ZodType = z.ZodType> =
  | {
      /** `encoded`: JSON that the handler has written already. `later`: 202 with a run in its place when it takes long. */
      readonly kind: 'json' | 'encoded' | 'later';
      readonly status: 200 | 201;
      readonly schema: S;
    }
  /** Server-sent events; the schema is that of each message's data. */
  | { readonly kind: 'events'; readonly status: 200; readonly schema: S }
  | { readonly kind: 'file'; readonly status: 200; readonly types: readonly string[] };

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 200, schema }) as const;
export const created = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 201, schema }) as const;
export const encoded = <S extends z.ZodType>(schema: S) =>
  ({ kind: 'encoded', status: 200, schema }) as const;
export const later = <S extends z.ZodType>(schema: S) => ({ kind: 'later', status: 200, schema }) as const;
export const events = <S extends z.ZodType>(schema: S) => ({ kind: 'events', status: 200, schema }) as const;
export const file = (...types: readonly string[]) => ({ kind: 'file', status: 200, types }) as const;

/** The parts of a form that a call takes in place of JSON; with a question mark what may be left out, a schema where the text is JSON. */
export type FormParts = Readonly<Record<string, 'file' | 'file?' | 'text' | 'text?' | z.ZodType>>;

/** A form as it comes in. Whoever answers the call reads it, since its file may be larger than what is held at once. */
export interface UnreadForm<F extends FormParts = FormParts> {
  readonly parts: F;
  /** The type that what comes in says it has, with what parts it from the next. */
  readonly type: string | undefined;
  /** A stream, where it is a form at all. */
  readonly content: unknown;
}

export interface WireSpec {
  /** One sentence for the API's page. */
  readonly summary: string;
  readonly access: Access;
  /** Only while the password was entered again within the last minutes; else PASSWORD_CONFIRMATION_NEEDED. */
  readonly isConfirmed?: true;
  /** A second address of the same call. */
  readonly alias?: string;
  /** What stands in the path, looked at in this order. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly form?: FormParts;
  readonly answer: Answer;
  /** What it refuses with, beside what follows from the rest (`refusalsOf`). */
  readonly refusals?: readonly ErrorCode[];
  /** What is remembered of a signed-in user who makes it. */
  readonly noted?: UserAction;
  /** The largest body, in bytes; 256 KiB where nothing is said. */
  readonly bodyLimit?: number;
  /** What a caller hears whose body is larger; PAYLOAD_TOO_LARGE where nothing is said. */
  readonly tooLarge?: ErrorCode;
  readonly counted?: CountedCalls;
  /** Needs a password to be hashed, which takes a processor: only so many may be under way. */
  readonly isSignIn?: true;
  /** May be answered after long, or go on for long: it must not take a connection from calls that are quick. */
  readonly isPatient?: true;
  /** Makes the caller own something, so a visitor without a guest cookie is given one. */
  readonly makesOwner?: true;
  /** Called by machines that sign their requests, not by browsers. */
  readonly isWebhook?: true;
}

/** A call with everything that the server and the API's page have to know of it. */
export type Wire<W extends WireSpec = WireSpec> = W & { readonly call: Call };

type Part = 'params' | 'query' | 'body';
type Read<S> = S extends z.ZodType ? z.output<S> : { readonly [N in keyof S]: Read<S[N]> };

/** What a handler gets: the parts of the request, parsed; but for a form. */
export type Taken<W> = { readonly [K in Extract<keyof W, Part>]: Read<W[K]> } & {
  readonly [K in Extract<keyof W, 'form'>]: W[K] extends FormParts ? UnreadForm<W[K]> : never;
};

/* A schema has to accept what callers may send by type, and to describe nothing but what they are promised. */
type Accepts<S, T> = S extends z.ZodType ? (T extends z.input<S> ? S : never) : S;
type Word<T, Name extends 'file' | 'text'> = undefined extends T ? `${Name}?` : Name;
type KeptPart<S, T> = [T] extends [FormFile | undefined]
  ? Word<T, 'file'>
  : [T] extends [string | undefined]
    ? Word<T, 'text'>
    : Accepts<S, T>;
type KeptForm<F, T> = {
  readonly [N in keyof F | keyof T]-?: N extends keyof T
    ? KeptPart<N extends keyof F ? F[N] : never, T[N]>
    : never;
};
/* Which kinds of answer a call may have, by what its callers are told. */
type KindOf<T extends CallTypes> = T extends { readonly isLater: true }
  ? 'later'
  : 'answer' extends keyof T
    ? 'json' | 'encoded'
    : 'message' extends keyof T
      ? 'events'
      : 'file';
type KeptAnswer<A extends Answer, T extends CallTypes> = A extends { readonly kind: KindOf<T> }
  ? A extends { readonly schema: infer S extends z.ZodType }
    ? z.output<S> extends ('message' extends keyof T ? T['message'] : T['answer'])
      ? A
      : never
    : A
  : never;
type Kept<W extends WireSpec, T extends CallTypes> = {
  readonly [K in Extract<keyof T, 'query' | 'body'>]-?: Accepts<W[K], T[K]>;
} & {
  readonly [K in Extract<keyof T, 'params'>]-?: Readonly<Record<keyof T[K] & string, z.ZodType>>;
} & {
  readonly [K in Extract<keyof T, 'form'>]-?: KeptForm<W[K], T[K]>;
} & {
  readonly [K in Exclude<Part | 'form', keyof T>]?: never;
} & {
  readonly answer: KeptAnswer<W['answer'], T>;
};

/** What the server has to know of a call. */
export const wire = <T extends CallTypes, const W extends WireSpec>(
  call: Call<T>,
  spec: W & Kept<W, T>,
): Wire<W> => ({ ...spec, call });

/** Every code that a call may be refused with: its own, and those that follow from who may make it and from what it takes. */
export function refusalsOf(wire: Wire): readonly ErrorCode[] {
  const { call, access, isConfirmed, isWebhook, tooLarge = 'PAYLOAD_TOO_LARGE', refusals = [] } = wire;
  const isWrite = call.method !== 'GET';
  const isTaking = [wire.params, wire.query, wire.body, wire.form].some((part) => part !== undefined);
  const codes: readonly (readonly [boolean, ...ErrorCode[]])[] = [
    [true, 'MALFORMED_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'SERVICE_UNAVAILABLE'],
    [isTaking, 'VALIDATION_FAILED'],
    [isWrite, tooLarge, 'UNSUPPORTED_MEDIA_TYPE'],
    [isWrite && !isWebhook, 'CROSS_SITE_REQUEST', 'CSRF_TOKEN_INVALID'],
    [access === 'guest', 'NOTHING_TO_CLAIM'],
    [access === 'signed-in' || access === 'admin', 'NOT_SIGNED_IN'],
    [access === 'admin', 'ADMIN_ONLY'],
    [isConfirmed === true, 'PASSWORD_CONFIRMATION_NEEDED'],
  ];
  const implied = codes.flatMap(([isSo, ...each]) => (isSo ? each : []));
  return [...new Set([...implied, ...refusals])];
}
