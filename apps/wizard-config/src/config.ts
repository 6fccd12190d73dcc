import { baseConfig, readConfig } from '@pactwright/server-kit';
import { z } from 'zod';

export const config = readConfig(
  z.object({ ...baseConfig, WIZARD_CONFIG_DATABASE_URL: z.url(), REDIS_QUEUE_URL: z.url() }),
);
export type Config = typeof config;
