import { baseConfig, readConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

export const config = readConfig(
  z.object({
    ...baseConfig,
    I18N_DATABASE_URL: z.url(),
    REDIS_QUEUE_URL: z.url(),
    WIZARD_CONFIG_RPC: rpcAddress,
  }),
);
export type Config = typeof config;
