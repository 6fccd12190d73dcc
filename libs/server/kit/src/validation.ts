import { Body, createParamDecorator, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { errorMessage, language, type Actor, type Language as LanguageCode } from '@pactwright/protocol';
import { AppError, isErrorCode } from './app-error.js';
import { issueText } from './issue-text.js';
import { currentContext, currentLanguage } from './request-context.js';

/** The parsed value, or an AppError: the code an issue names, else VALIDATION_FAILED with every field. `whole` names the value itself. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, whole = 'body'): z.infer<S> {
  const lang = currentLanguage();
  const result = schema.safeParse(value, { error: issueText[lang] });
  if (result.success) return result.data;

  const fields: Record<string, string> = {};
  let code: AppError['code'] | undefined;
  for (const issue of result.error.issues) {
    const named = isErrorCode(issue.message) ? issue.message : undefined;
    if (named && named !== 'VALIDATION_FAILED') code ??= named;
    const text = named ? errorMessage(named, lang, { details: '' }).replace(/[:\s]+$/, '') : issue.message;
    for (const path of pathsOf(issue)) fields[path.join('.') || whole] ??= text;
  }
  if (code) throw new AppError(code, {}, { fields });
  const details = Object.entries(fields)
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ');
  throw new AppError('VALIDATION_FAILED', { details }, { fields });
}

/** Each field that is not known is one of its own. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

class ZodPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    return parseWith(this.schema, value);
  }
}

export const ZodBody = (schema: z.ZodType): ParameterDecorator => Body(new ZodPipe(schema));

function trustedIdentity() {
  const identity = currentContext()?.identity;
  if (!identity) throw new AppError('CALLER_NOT_TRUSTED');
  return identity;
}

/** Who calls, from the verified token. */
export const CurrentActor = createParamDecorator((): Actor => trustedIdentity().actor);

/** The caller's network address as a keyed hash, or null. */
export const CallerAddress = createParamDecorator(
  (): string | null => currentContext()?.callerAddress?.() ?? null,
);

/** The caller's language: the body's or query's `language`, else the one the gateway established. */
export const Language = createParamDecorator((_: unknown, execution): LanguageCode => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  for (const source of [request.body, request.query]) {
    const asked = language.safeParse((source as { language?: unknown } | undefined | null)?.language);
    if (asked.success) return asked.data;
  }
  return currentLanguage();
});
