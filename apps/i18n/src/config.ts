import { baseConfig, databaseUrl, queueUrl, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  I18N_DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: queueUrl,
  WIZARD_CONFIG_RPC: rpcAddress,
});
export type Config = z.infer<typeof configSchema>;
