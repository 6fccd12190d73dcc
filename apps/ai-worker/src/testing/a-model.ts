import { configureLogging } from '@pactwright/server-kit';
import { OpenAiModel, type OpenAiOptions } from '../model/openai-model.js';

configureLogging('ai-worker', process.env['TEST_LOG_LEVEL'] ?? 'silent');

/** A client of the stand-in that waits for a busy machine. */
export const aModel = (baseUrl: string, options: Partial<OpenAiOptions> = {}): OpenAiModel =>
  new OpenAiModel({
    baseUrl,
    apiKey: 'test-key',
    model: 'stand-in',
    timeoutMs: 30_000,
    contextTokens: 64_000,
    concurrency: 4,
    ...options,
  });
