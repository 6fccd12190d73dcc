/** A refusal as Stripe words it. */
export class StripeError extends Error {
  status: number;
  body: {
    type: string;
    message: string;
    code?: string | undefined;
    param?: string | undefined;
    decline_code?: string;
  };

  constructor(status: number, body: StripeError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (
  message: string,
  { status = 400, code, param }: { code?: string; param?: string; status?: number } = {},
) => new StripeError(status, { type: 'invalid_request_error', message, code, param });

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const unknownParameter = (param: string) =>
  invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

/** @param param set when the request names it in its body */
export const noSuch = (kind: string, id: string, param?: string) =>
  invalid(`No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
    status: param === undefined ? 404 : 400,
  });

export const invalidKey = (key: string) =>
  invalid(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`, {
    status: 401,
  });

export const idempotencyError = (message: string) =>
  new StripeError(400, { type: 'idempotency_error', message });
