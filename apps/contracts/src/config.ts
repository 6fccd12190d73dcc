import { baseConfig, databaseUrl, queueUrl, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  CONTRACTS_DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: queueUrl,
  WIZARD_CONFIG_RPC: rpcAddress,
  I18N_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
});
export type Config = z.infer<typeof configSchema>;
