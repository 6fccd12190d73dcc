import { baseConfig, databaseUrl, queueUrl } from '@pactwright/server-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  WIZARD_CONFIG_DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: queueUrl,
});
export type Config = z.infer<typeof configSchema>;
