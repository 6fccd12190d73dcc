const DEEPEST_CAUSE = 5;

/** What a log tells about an error. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/**
 * Named properties only: errors of drivers carry the statement, its parameters and the row that was in the way, and with them
 * e-mail addresses and the text of contracts.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(cause === undefined || depth === DEEPEST_CAUSE ? {} : { cause: describeError(cause, depth + 1) }),
  };
}
