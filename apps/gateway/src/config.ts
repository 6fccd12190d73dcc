import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback);

export const configSchema = z.object({
  ...baseConfig,
  HTTP_PORT: baseConfig.HTTP_PORT.default(8080),
  /** Where browsers reach the product; cookies are `Secure` when it is https. */
  PUBLIC_URL: z.url(),
  SESSION_SECRET: z.string().min(32),
  REDIS_SESSION_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  IDENTITY_URL: z.url(),
  WIZARD_CONFIG_URL: z.url(),
  CONTRACTS_URL: z.url(),
  DOCUMENTS_URL: z.url(),
  BILLING_URL: z.url(),
  I18N_URL: z.url(),
  IDENTITY_RPC: rpcAddress,
  CONTRACTS_RPC: rpcAddress,
  /** Folder of the built web app; unset where something else serves it. */
  WEB_ROOT: z.string().optional(),
  /** How many proxies in front of this one write X-Forwarded-For and can be believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  RATE_LIMIT_CALLER_PER_MINUTE: positive(600),
  RATE_LIMIT_ADDRESS_PER_MINUTE: positive(2_400),
  /** Suggestions and analyses together, of one caller. */
  RATE_LIMIT_ADVICE_PER_MINUTE: positive(10),
  /** Sign-ins and registrations under way, and those that begin in a second, of everybody; more are told to come again in a moment, before anything else is done for them. */
  SIGN_INS_AT_ONCE: positive(24),
  SIGN_INS_PER_SECOND: positive(8),
  RATE_LIMIT_UPLOADS_PER_MINUTE: positive(5),
  /** Of everybody at one address: a caller is a cookie, and cookies cost nothing. */
  RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: positive(60),
  RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: positive(30),
  /** Of everybody at one address: refused suggestions, analyses and uploads that are not counted as such. */
  RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE: positive(300),
  /** Of all visitors at one address; users are counted by the minute alone. */
  RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: positive(20),
  /** Statements of withdrawal from one address: each may have a mail sent. */
  RATE_LIMIT_STATEMENTS_PER_HOUR: positive(20),
});
export type Config = z.infer<typeof configSchema>;
