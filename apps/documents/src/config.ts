import { fileURLToPath } from 'node:url';
import { baseConfig, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().positive();

export const configSchema = z.object({
  ...baseConfig,
  DOCUMENTS_DATABASE_URL: z.url(),
  REDIS_QUEUE_URL: z.url(),
  CONTRACTS_RPC: rpcAddress,
  BILLING_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET_PREFIX: z.string().min(1).default('pactwright'),
  GOTENBERG_URL: z.url(),
  /** How long one conversion to PDF may take; shorter than the render job's own deadline. */
  GOTENBERG_TIMEOUT_MS: milliseconds.default(30_000),
  /** How long a download waits for its file to be made; the gateway gives up at 30 s. */
  DOWNLOAD_WAIT_MS: milliseconds.default(25_000),
  /** The program that reads uploaded files in a process of its own; it is built beside the service. */
  EXTRACTOR_PROGRAM: z.string().default(fileURLToPath(new URL('child/child.mjs', import.meta.url))),
  /** How much processor time reading one uploaded file may take before it is refused. */
  EXTRACTION_PROCESSOR_MS: milliseconds.default(10_000),
  /** How long that may last by the clock before it is tried again; shorter than the job's own deadline. */
  EXTRACTION_PATIENCE_MS: milliseconds.default(40_000),
});
export type Config = z.infer<typeof configSchema>;
