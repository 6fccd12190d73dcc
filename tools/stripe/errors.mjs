/** A refusal as Stripe words it. */
export class StripeError extends Error {
  /**
   * @param {number} status
   * @param {{ type: string, message: string, code?: string | undefined, param?: string | undefined,
   *   decline_code?: string }} body
   */
  constructor(status, body) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/**
 * @param {string} message
 * @param {{ code?: string, param?: string, status?: number }} [details]
 */
export const invalid = (message, { status = 400, code, param } = {}) =>
  new StripeError(status, { type: 'invalid_request_error', message, code, param });

/** @param {string} param */
export const missing = (param) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** @param {string} param */
export const unknownParameter = (param) =>
  invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

/**
 * @param {string} kind
 * @param {string} id
 * @param {string} [param] set when the request names it in its body
 */
export const noSuch = (kind, id, param) =>
  invalid(`No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
    status: param === undefined ? 404 : 400,
  });

/** @param {string} key */
export const invalidKey = (key) =>
  invalid(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`, {
    status: 401,
  });

/** @param {string} message */
export const idempotencyError = (message) => new StripeError(400, { type: 'idempotency_error', message });
