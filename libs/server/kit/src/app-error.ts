import {
  ERRORS,
  errorMessage,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type Language,
} from '@pactwright/protocol';

export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Path of a field to what is wrong with it, in the reader's language. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The one way to refuse: a code and its parameters, turned into words at the edge. */
export class AppError extends Error {
  readonly fields?: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    options: AppErrorOptions = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    if (options.fields) this.fields = options.fields;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const message = errorMessage(error.code, language, error.params);
  return {
    success: false,
    message,
    error: message,
    code: error.code,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
  };
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);
