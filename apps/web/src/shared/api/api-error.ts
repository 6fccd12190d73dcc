import type { ErrorBody } from '@pactwright/protocol';

/** A call that did not succeed, as every screen sees it. */
export interface ApiError {
  /** The HTTP status, or null when there was no answer at all. */
  readonly status: number | null;
  /** Status and what came with it: "503: Service Unavailable", "404: This contract was not found." */
  readonly summary: string;
  /** The server's own words for the reader, in their language; shown as text, never as HTML. */
  readonly message: string | undefined;
  /** Stable error code of the service (`CONTRACT_NOT_FOUND`), when it sent one. */
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** At 500 and above the status text follows the code, below it the body does. */
export function toApiError(status: number, statusText: string, body: string): ApiError {
  const refusal = parseErrorBody(body);
  const words = refusal?.message ?? refusal?.error;
  return {
    status,
    summary: `${status}: ${status >= 500 ? statusText : (words ?? body)}`,
    message: words ?? plainText(body),
    code: refusal?.code,
    fields: refusal?.fields ?? {},
  };
}

export const noAnswer = (reason: string): ApiError => ({
  status: null,
  summary: reason,
  message: undefined,
  code: undefined,
  fields: {},
});

/* What came too slowly, or too often, is taken at another time. */
const PASSING_REFUSALS = [408, 429];

/** Whether the same call would be refused again. What is no refusal at all comes from something in between. */
export const isFinal = ({ status }: ApiError): boolean =>
  status !== null && status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);

/** Thrown where a call did not succeed; anything else that is thrown is a fault of our own code. */
export class FailedCallError extends Error {}

/** Thrown where the same call may succeed later. */
export class PassingError extends FailedCallError {}

/** Thrown where there was no answer at all, so that a page can go on with what it keeps itself. */
export class NoAnswerError extends PassingError {}

/** The same failure for callers that are left by throwing. */
export function toThrown(error: ApiError): Error {
  if (error.status === null) return new NoAnswerError(error.summary);
  return isFinal(error) ? new FailedCallError(error.summary) : new PassingError(error.summary);
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'summary' in value && 'status' in value;
}

function parseErrorBody(body: string): Partial<ErrorBody> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A proxy in between may answer with a page of HTML, which is nothing to show. */
function plainText(body: string): string | undefined {
  const text = body.trim();
  return text === '' || text.startsWith('<') || text.startsWith('{') || text.length > 300 ? undefined : text;
}
