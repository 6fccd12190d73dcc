import { z } from 'zod';

const EXIT_CONFIG_ERROR = 78;

const port = z.coerce.number().int().min(0).max(65_535);

export const rpcAddress = z
  .string()
  .regex(/^[^\s:]+:\d{1,5}$/, 'must be host:port')
  .describe('Where this service answers RPC: `host:port`.');

/** Variables that several services have; each says itself what it means (docs/configuration.md is made of that). */
export const databaseUrl = z.url().describe('PostgreSQL: the database of this service alone.');
export const queueUrl = z
  .url()
  .describe('Redis for jobs, events and counts; `noeviction` and an append-only file.');
export const sessionUrl = z.url().describe('Redis for sessions; `noeviction` and an append-only file.');
export const sessionSecret = z
  .string()
  .min(32)
  .describe(
    'Signs anti-forgery tokens and links for a new password; keys what wrong passwords are counted by.',
  );
export const publicUrl = z
  .url()
  .describe('Where browsers reach the product; cookies are `Secure` when it is https.');
export const serviceUrl = z.url().describe('Where this service answers HTTP.');

/** Variables of every service; spread into its own schema. */
export const baseConfig = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('In production nothing has a default that only a developer’s machine should have.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('The least severe log entries that are written.'),
  HTTP_HOST: z.string().min(1).default('127.0.0.1').describe('The address the service listens on.'),
  HTTP_PORT: port.describe('The port it answers HTTP on.'),
  RPC_PORT: port
    .optional()
    .describe('Where other services reach this one by RPC; a service without RPC handlers needs none.'),
  OPERATOR_PORT: port
    .optional()
    .describe(
      'Where readiness and metrics are answered, when not beside everything else: for a service whose own port is public.',
    ),
  OPERATOR_HOST: z
    .string()
    .min(1)
    .optional()
    .describe('The address they are answered on; by default that of the service.'),
  INTERNAL_SECRET: z.string().min(32).describe('Signs who is calling between the gateway and the services.'),
  SERVICE_VERSION: z
    .string()
    .min(1)
    .default('development')
    .describe('What runs, as logs and traces name it.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Where an OpenTelemetry collector takes traces (OTLP over HTTP); without it nothing is traced.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which share of the traces is sent to it, 0 to 1.'),
  SHUTDOWN_DRAIN_MS: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(0)
    .describe(
      'How long a process that is told to stop goes on answering, until everybody asks another one, in milliseconds.',
    ),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(20_000)
    .describe(
      'How long a stopping process may finish what it has begun, that time included, in milliseconds.',
    ),
};
export type BaseConfig = z.infer<z.ZodObject<typeof baseConfig>>;

/** Every problem of the environment in one text: names and reasons, never values. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export function parseConfig<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
): z.infer<S> {
  /* An empty variable is an unset one: that is what compose and k8s hand over for a missing value. */
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.') || 'environment';
      return given[name] === undefined && issue.code === 'invalid_type'
        ? `${name}: missing`
        : `${name}: ${issue.message}`;
    }),
  );
}

/** The service's configuration, or the end of the process with every problem named. */
export function readConfig<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.infer<S> {
  try {
    return parseConfig(schema, env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG_ERROR);
  }
}
