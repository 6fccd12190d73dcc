import { isUtf8 } from 'node:buffer';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { textOf } from './issue-text.js';
import { currentLanguage } from './request-context.js';

/* The deepest that a browser sends is a handful; what walks a value deeper than this could run out of stack. */
const DEPTH_MAX = 32;

type Flaw = { readonly path: readonly string[]; readonly what: 'broken' | 'nested' };

/**
 * Refuses, before anything else reads them, a body, a query and parameters that have half of a surrogate pair in them or are
 * nested too deep, and a query that is no text. Half of a pair is no character: native code may end the process over it, and a database refuses it.
 * @throws AppError VALIDATION_FAILED with the field.
 */
export function requireReadable(request: Pick<FastifyRequest, 'body' | 'query' | 'params' | 'url'>): void {
  const broken = brokenInQuery(request.url);
  if (broken !== undefined) refuse({ path: [broken], what: 'broken' }, 'query');
  for (const part of ['params', 'query', 'body'] as const) {
    const flaw = flawIn(request[part], 0);
    if (flaw) refuse(flaw, part);
  }
}

function refuse(flaw: Flaw, part: string): never {
  const text = textOf(flaw.what, currentLanguage());
  const field = flaw.path.join('.') || part;
  throw new AppError('VALIDATION_FAILED', { details: `${field}: ${text}` }, { fields: { [field]: text } });
}

const ESCAPED = /%([\da-f]{2})/giu;
const bytesOf = (escaped: string): Buffer =>
  Buffer.from(
    escaped.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** The name of a parameter whose bytes are no text: parsed, they are something that nobody sent. */
function brokenInQuery(url: string): string | undefined {
  const [, query = ''] = url.split(/\?(.*)/su);
  if (!query.includes('%') || isUtf8(bytesOf(query))) return undefined;
  const parameter = query.split('&').find((each) => !isUtf8(bytesOf(each))) ?? query;
  const [name = ''] = parameter.split('=');
  return isUtf8(bytesOf(name)) ? bytesOf(name).toString('utf8') : '';
}

function flawIn(value: unknown, depth: number): Flaw | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : { path: [], what: 'broken' };
  if (!isTree(value)) return undefined;
  if (depth >= DEPTH_MAX) return { path: [], what: 'nested' };
  for (const [name, each] of Object.entries(value)) {
    if (!name.isWellFormed()) return { path: [], what: 'broken' };
    const flaw = flawIn(each, depth + 1);
    if (flaw) return { ...flaw, path: flaw.what === 'nested' && depth > 0 ? [] : [name, ...flaw.path] };
  }
  return undefined;
}

/** What JSON, a query or parameters were read into; a form with a file is still a stream. */
function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** After who calls is known, so that they are refused in their language, and before any other guard reads the request. */
@Injectable()
export class ReadableGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    requireReadable(execution.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}
