import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';
import { modeProblems } from './mode/payment-mode.js';

const separated = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(1)).min(1).max(2));

export const variables = z.object({
  ...baseConfig,
  BILLING_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  CONTRACTS_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
  /** Where browsers reach the product: the payment provider sends them back there. */
  PUBLIC_URL: z.url(),
  /** Confirms every payment at once and charges nobody. */
  PAYMENTS_TEST_MODE: z.stringbool().optional(),
  /** Lets a production server run in test mode or with the provider's test keys: a rehearsal. */
  PAYMENTS_ARE_REHEARSED: z.stringbool().optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** One, or two separated by a comma while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: separated.optional(),
  STRIPE_API_BASE: z.url().optional(),
  /** Whether Stripe Tax works out and adds taxes. */
  STRIPE_AUTOMATIC_TAX: z.stringbool().optional(),
});

export const configSchema = variables.superRefine((config, context) => {
  for (const [variable, message] of modeProblems(config)) {
    context.addIssue({ code: 'custom', path: [variable], message });
  }
});
export type Config = z.infer<typeof configSchema>;
