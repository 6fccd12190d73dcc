import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  I18N_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  WIZARD_CONFIG_RPC: rpcAddress,
});
export type Config = z.infer<typeof configSchema>;
