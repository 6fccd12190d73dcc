import { fileURLToPath } from 'node:url';
import { baseConfig, databaseUrl, queueUrl, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().positive();

export const configSchema = z.object({
  ...baseConfig,
  DOCUMENTS_DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: queueUrl,
  CONTRACTS_RPC: rpcAddress,
  BILLING_RPC: rpcAddress,
  IDENTITY_RPC: rpcAddress,
  S3_ENDPOINT: z.url().describe('Any S3 server: generated files, and uploads until they have been read.'),
  S3_ACCESS_KEY: z.string().min(1).describe('Its access key.'),
  S3_SECRET_KEY: z.string().min(1).describe('Its secret key.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region.'),
  S3_BUCKET_PREFIX: z.string().min(1).default('pactwright').describe('How the names of the buckets begin.'),
  GOTENBERG_URL: z.url().describe('Gotenberg 8, which makes PDF from Word.'),
  GOTENBERG_TIMEOUT_MS: milliseconds
    .default(30_000)
    .describe("How long one conversion to PDF may take; shorter than the render job's own deadline."),
  DOWNLOAD_WAIT_MS: milliseconds
    .default(25_000)
    .describe('How long a download waits for its file to be made; the gateway gives up at 30 s.'),
  EXTRACTOR_PROGRAM: z
    .string()
    .default(fileURLToPath(new URL('child/child.mjs', import.meta.url)))
    .describe(
      'The program that opens uploaded files in a process of its own; it is built beside the service.',
    ),
  EXTRACTION_PROCESSOR_MS: milliseconds
    .default(10_000)
    .describe('How much processor time reading one uploaded file may take before it is refused.'),
  EXTRACTION_PATIENCE_MS: milliseconds
    .default(40_000)
    .describe(
      "How long that may last by the clock before it is tried again; shorter than the job's own deadline.",
    ),
  REDLINE: z
    .enum(['free', 'paid'])
    .default('free')
    .describe(
      'What the Word files of a reply to a checked contract cost: nothing, or one contract at the same prices.',
    ),
  REDLINE_PROCESSOR_MS: milliseconds
    .default(15_000)
    .describe(
      'How much processor time writing changes into one Word file, or comparing two texts, may take before it is refused.',
    ),
  REDLINE_PATIENCE_MS: milliseconds
    .default(25_000)
    .describe(
      'How long that may last by the clock before its caller is told to come again; the gateway gives up at 30 s.',
    ),
});
export type Config = z.infer<typeof configSchema>;
