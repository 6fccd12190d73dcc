import { z } from 'zod';

const EXIT_CONFIG_ERROR = 78;

const port = z.coerce.number().int().min(0).max(65_535);

/** `host:port` of another service's RPC. */
export const rpcAddress = z.string().regex(/^[^\s:]+:\d{1,5}$/, 'must be host:port');

/** Variables of every service; spread into its own schema. */
export const baseConfig = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  HTTP_HOST: z.string().min(1).default('127.0.0.1'),
  HTTP_PORT: port,
  /** Where other services reach this one by RPC; a service without RPC handlers needs none. */
  RPC_PORT: port.optional(),
  /** Where readiness and metrics are answered, when not beside everything else: for a service whose own port is public. */
  OPERATOR_PORT: port.optional(),
  /** The address they are answered on; by default that of the service. */
  OPERATOR_HOST: z.string().min(1).optional(),
  /** Signs who is calling between the gateway and the services. */
  INTERNAL_SECRET: z.string().min(32),
  /** What runs, as logs and traces name it. */
  SERVICE_VERSION: z.string().min(1).default('development'),
  /** Where an OpenTelemetry collector takes traces (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Which share of the traces is sent to it, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** How long a process that is told to stop goes on answering, until everybody asks another one, in milliseconds. */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().nonnegative().default(0),
  /** How long a stopping process may finish what it has begun, that time included, in milliseconds. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().positive().default(20_000),
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
