import { baseConfig, readConfig } from '@pactwright/server-kit';
import { z } from 'zod';

/** `host:port` of another service's RPC. */
const rpcAddress = z.string().regex(/^[^\s:]+:\d{1,5}$/, 'must be host:port');

export const config = readConfig(
  z.object({
    ...baseConfig,
    CONTRACTS_DATABASE_URL: z.url(),
    REDIS_QUEUE_URL: z.url(),
    WIZARD_CONFIG_RPC: rpcAddress,
    I18N_RPC: rpcAddress,
  }),
);
export type Config = typeof config;
