import { z } from 'zod';
import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { signInLimits } from './throttle/limits.js';

/** What bringing the database up to date needs to know. */
export const databaseConfigSchema = z.object({
  IDENTITY_DATABASE_URL: z.url(),
  /** The administrator made at the first start, when there is none yet. */
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
});

export const configSchema = z.object({
  ...baseConfig,
  ...signInLimits,
  IDENTITY_DATABASE_URL: databaseConfigSchema.shape.IDENTITY_DATABASE_URL,
  REDIS_QUEUE_URL: z.url(),
  REDIS_SESSION_URL: z.url(),
  CONTRACTS_RPC: rpcAddress,
  BILLING_RPC: rpcAddress,
  /** Where browsers reach the product; cookies are `Secure` when it is https. */
  PUBLIC_URL: z.url(),
  SESSION_SECRET: z.string().min(32),
  /** The mail server; without one passwords cannot be reset by e-mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails come from; by default no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: z.string().min(3).optional(),
});
export type Config = z.infer<typeof configSchema>;
