import { MODEL_DEADLINE_MS, MODEL_REVIEW_MS } from '@pactwright/protocol';
import { baseConfig, queueUrl, rpcAddress } from '@pactwright/server-kit';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().positive();
const count = z.coerce.number().int().nonnegative();
/* With less the instructions leave no room for a contract. */
const LEAST_CONTEXT_TOKENS = 2_048;
const usd = z.coerce.number().nonnegative();

export const configSchema = z
  .object({
    ...baseConfig,
    REDIS_QUEUE_URL: queueUrl,
    CONTRACTS_RPC: rpcAddress,
    DOCUMENTS_RPC: rpcAddress,
    OPENAI_API_KEY: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Of the model’s server; alone it asks OpenAI. Without it and without OPENAI_BASE_URL no model is asked.',
      ),
    OPENAI_BASE_URL: z
      .url()
      .optional()
      .describe("Any server that speaks the chat completions API; unset it is OpenAI's own."),
    OPENAI_MODEL: z.string().min(1).optional().describe('Which model is asked; needed with OPENAI_BASE_URL.'),
    OPENAI_REASONING_EFFORT: z
      .enum(['none', 'minimal', 'low', 'medium', 'high'])
      .optional()
      .describe('For models that think before they answer; their thoughts count as output.'),
    OPENAI_TIMEOUT_MS: milliseconds
      .max(MODEL_DEADLINE_MS)
      .default(MODEL_DEADLINE_MS)
      .describe(
        'How long the model may take for a suggestion or an analysis, waiting for its turn included.',
      ),
    OPENAI_REVIEW_TIMEOUT_MS: milliseconds
      .max(MODEL_REVIEW_MS)
      .default(MODEL_REVIEW_MS)
      .describe(
        'How long it may take to read a document that was sent, in all its parts. Nobody waits for that.',
      ),
    OPENAI_CONTEXT_TOKENS: z.coerce
      .number()
      .int()
      .min(LEAST_CONTEXT_TOKENS)
      .default(64_000)
      .describe(
        'Tokens that the model can hold of a question and its answer together: longer documents go to it in parts.',
      ),
    OPENAI_CONCURRENCY: z.coerce
      .number()
      .int()
      .positive()
      .default(8)
      .describe('Questions that one process asks at the same time.'),
    OPENAI_USD_PER_MILLION_INPUT: usd
      .default(0.4)
      .describe('What a million tokens of questions cost, in US dollars.'),
    OPENAI_USD_PER_MILLION_OUTPUT: usd
      .default(1.6)
      .describe('What a million tokens of its answers cost, in US dollars.'),
    AI_TOKENS_PER_DAY: count
      .default(50_000)
      .describe('Tokens of one user or guest, and of one visitor’s address.'),
    AI_VISITOR_ANALYSES_PER_DAY: count
      .default(2)
      .describe(
        'Analyses and checks with the model, of one visitor’s address; built-in ones are not counted.',
      ),
    AI_USD_PER_DAY: usd.default(20).describe('US dollars for the model, of everybody together.'),
  })
  .refine((env) => !env.OPENAI_BASE_URL || env.OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    message: 'must name a model of OPENAI_BASE_URL',
    /* Together with every other problem, not after those are mended. */
    when: () => true,
  });
export type Config = z.infer<typeof configSchema>;

/** Of OpenAI's own, when none is named: quick, inexpensive, strict about schemas. */
export const DEFAULT_MODEL = 'gpt-4.1-mini';
