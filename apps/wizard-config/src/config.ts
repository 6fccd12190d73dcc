import { baseConfig } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  WIZARD_CONFIG_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
});
export type Config = z.infer<typeof configSchema>;
