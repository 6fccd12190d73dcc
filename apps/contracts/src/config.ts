import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  CONTRACTS_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  WIZARD_CONFIG_RPC: rpcAddress,
  I18N_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
});
export type Config = z.infer<typeof configSchema>;
