import { z } from 'zod';
import {
  baseConfig,
  databaseUrl,
  publicUrl,
  queueUrl,
  rpcAddress,
  sessionSecret,
  sessionUrl,
} from '@pactwright/server-kit';
import { signInLimits } from './throttle/limits.js';

/** What bringing the database up to date needs to know. */
export const databaseConfigSchema = z.object({
  IDENTITY_DATABASE_URL: databaseUrl,
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('The administrator made at the first start, when there is none yet.'),
  ADMIN_PASSWORD: z.string().min(8).optional().describe('Their password.'),
});

export const configSchema = z.object({
  ...baseConfig,
  ...signInLimits,
  IDENTITY_DATABASE_URL: databaseConfigSchema.shape.IDENTITY_DATABASE_URL,
  REDIS_QUEUE_URL: queueUrl,
  REDIS_SESSION_URL: sessionUrl,
  CONTRACTS_RPC: rpcAddress,
  BILLING_RPC: rpcAddress,
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: sessionSecret,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The mail server; without one passwords cannot be reset by e-mail.'),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Who mails come from; by default no-reply at the host of PUBLIC_URL.'),
});
export type Config = z.infer<typeof configSchema>;
