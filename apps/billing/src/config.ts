import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';
import { isModeDecided } from './mode/payment-mode.js';

export const variables = z.object({
  ...baseConfig,
  BILLING_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  CONTRACTS_RPC: rpcAddress,
  /** Confirms every payment at once and charges nobody. */
  PAYMENTS_TEST_MODE: z.stringbool().optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
});

export const configSchema = variables.refine(isModeDecided, {
  path: ['STRIPE_SECRET_KEY'],
  message: 'in production set it, or PAYMENTS_TEST_MODE to say that nobody is charged',
});
export type Config = z.infer<typeof configSchema>;
