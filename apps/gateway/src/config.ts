import {
  baseConfig,
  publicUrl,
  queueUrl,
  rpcAddress,
  serviceUrl,
  sessionSecret,
  sessionUrl,
} from '@pactwright/server-kit';
import { z } from 'zod';

const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback);

export const configSchema = z.object({
  ...baseConfig,
  HTTP_PORT: baseConfig.HTTP_PORT.default(8080),
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: sessionSecret,
  REDIS_SESSION_URL: sessionUrl,
  REDIS_QUEUE_URL: queueUrl,
  IDENTITY_URL: serviceUrl,
  WIZARD_CONFIG_URL: serviceUrl,
  CONTRACTS_URL: serviceUrl,
  DOCUMENTS_URL: serviceUrl,
  BILLING_URL: serviceUrl,
  I18N_URL: serviceUrl,
  IDENTITY_RPC: rpcAddress,
  CONTRACTS_RPC: rpcAddress,
  WEB_ROOT: z
    .string()
    .optional()
    .describe('Folder of the built web app; unset where something else serves it.'),
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('How many proxies in front of this one write X-Forwarded-For and can be believed.'),
  RATE_LIMIT_CALLER_PER_MINUTE: positive(600).describe('Calls of one caller, signed in or not.'),
  RATE_LIMIT_ADDRESS_PER_MINUTE: positive(2_400).describe('Calls of everybody at one address.'),
  RATE_LIMIT_ADVICE_PER_MINUTE: positive(10).describe('Suggestions and analyses together, of one caller.'),
  SIGN_INS_AT_ONCE: positive(24).describe(
    'Sign-ins and registrations of everybody under way; more are told to come again in a moment, before anything else is done for them.',
  ),
  SIGN_INS_PER_SECOND: positive(8).describe(
    'Sign-ins and registrations of everybody that begin in a second; more are told to come again in a moment.',
  ),
  RATE_LIMIT_UPLOADS_PER_MINUTE: positive(5).describe('Files of one caller to be checked.'),
  RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: positive(60).describe(
    'Suggestions and analyses of everybody at one address: a caller is a cookie, and cookies cost nothing.',
  ),
  RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: positive(30).describe(
    'Files of everybody at one address to be checked.',
  ),
  RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE: positive(300).describe(
    'Of everybody at one address: refused suggestions, analyses and uploads that are not counted as such.',
  ),
  RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: positive(20).describe(
    'Files to be checked of all visitors at one address; users are counted by the minute alone.',
  ),
  RATE_LIMIT_FILES_PER_MINUTE: positive(10).describe(
    'Word files of one caller made of what was checked already: replies and comparisons.',
  ),
  RATE_LIMIT_VISITOR_FILES_PER_HOUR: positive(120).describe(
    'The same of all visitors at one address; a negotiation takes several of each version.',
  ),
  RATE_LIMIT_STATEMENTS_PER_HOUR: positive(20).describe(
    'Statements of withdrawal from one address: each may have a mail sent.',
  ),
});
export type Config = z.infer<typeof configSchema>;
