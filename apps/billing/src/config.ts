import { baseConfig, databaseUrl, publicUrl, queueUrl, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';
import { modeProblems } from './mode/payment-mode.js';

const separated = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(1)).min(1).max(2));

export const variables = z.object({
  ...baseConfig,
  BILLING_DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: queueUrl,
  CONTRACTS_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
  PUBLIC_URL: publicUrl,
  PAYMENTS_TEST_MODE: z
    .stringbool()
    .optional()
    .describe('Confirms every payment at once and charges nobody.'),
  PAYMENTS_ARE_REHEARSED: z
    .stringbool()
    .optional()
    .describe("Lets a production server run in test mode or with the provider's test keys: a rehearsal."),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Stripe’s key; with it payments go through Stripe.'),
  STRIPE_WEBHOOK_SECRET: separated
    .optional()
    .describe('Signs what Stripe tells: one, or two separated by a comma while one replaces the other.'),
  STRIPE_API_BASE: z.url().optional().describe('A server that stands in for Stripe’s.'),
  STRIPE_AUTOMATIC_TAX: z.stringbool().optional().describe('Whether Stripe Tax works out and adds taxes.'),
});

export const configSchema = variables.superRefine((config, context) => {
  for (const [variable, message] of modeProblems(config)) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
});
export type Config = z.infer<typeof configSchema>;
