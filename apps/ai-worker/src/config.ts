import { z } from 'zod';
import { baseConfig } from '@pactwright/server-kit';

export const configSchema = z.object({ ...baseConfig, REDIS_QUEUE_URL: z.url() });
export type Config = z.infer<typeof configSchema>;
