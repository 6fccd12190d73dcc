const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/* PostgreSQL: connection exceptions, too many connections, shutting down or starting up. */
const DATABASE = /^(08\w{3}|53300|57P0[123])$/;
/* ioredis and pg tell these apart from others by their text alone. */
const TEXTS = [
  "Stream isn't writeable and enableOfflineQueue options is false",
  'Connection is closed.',
  'Command timed out',
  'Connection terminated',
  'timeout exceeded when trying to connect',
];

interface CodedError {
  readonly code: string;
  readonly driverError: unknown;
  readonly name: string;
  readonly message: string;
}

/** Whether the error says that Redis, PostgreSQL or another machine cannot be reached just now, rather than that we are wrong. */
export function isOutage(error: unknown): boolean {
  const { code, driverError, name, message } = (error ?? {}) as Partial<CodedError>;
  if (driverError !== undefined && driverError !== error && isOutage(driverError)) return true;
  if (code !== undefined && (CONNECTION.has(code) || DATABASE.test(code))) return true;
  return name === 'MaxRetriesPerRequestError' || TEXTS.some((text) => message?.startsWith(text));
}
