import { Module, type DynamicModule } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { ModelFlag } from '@pactwright/server-queue';
import { BUDGET_LIMITS, Budgets, type BudgetLimits } from './budgets.js';
import { DEFAULT_MODEL, type Config } from '../config.js';
import { REVIEW_LIMITS, type ReviewLimits } from './review-limits.js';
import { AskModel } from './ask-model.js';
import { MODEL, type Model } from './model.js';
import { OpenAiModel } from './openai-model.js';

export type ModelConfig = Pick<Config, Extract<keyof Config, `OPENAI_${string}` | `AI_${string}`>>;

@Module({})
export class ModelModule {
  static forRoot(config: ModelConfig): DynamicModule {
    return {
      module: ModelModule,
      providers: [
        { provide: MODEL, inject: [ModelFlag], useFactory: (flag: ModelFlag) => flaggedModel(config, flag) },
        { provide: BUDGET_LIMITS, useValue: limitsOf(config) },
        {
          provide: REVIEW_LIMITS,
          useValue: { timeoutMs: config.OPENAI_REVIEW_TIMEOUT_MS } satisfies ReviewLimits,
        },
        Budgets,
        AskModel,
      ],
      exports: [AskModel, REVIEW_LIMITS],
    };
  }
}

function flaggedModel(config: ModelConfig, flag: ModelFlag): Model | null {
  const model = modelOf(config);
  if (model) flag.keep();
  return model;
}

function modelOf(config: ModelConfig): Model | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = config;
  if (!apiKey && !baseUrl) {
    logger('model').info('no model is configured: every answer is built in');
    return null;
  }
  const model = config.OPENAI_MODEL ?? DEFAULT_MODEL;
  logger('model').info({ model }, 'a model is configured');
  return new OpenAiModel({
    apiKey,
    baseUrl,
    model,
    reasoningEffort: config.OPENAI_REASONING_EFFORT,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    contextTokens: config.OPENAI_CONTEXT_TOKENS,
    concurrency: config.OPENAI_CONCURRENCY,
  });
}

const limitsOf = (config: ModelConfig): BudgetLimits => ({
  tokensPerDay: config.AI_TOKENS_PER_DAY,
  visitorAnalysesPerDay: config.AI_VISITOR_ANALYSES_PER_DAY,
  usdPerDay: config.AI_USD_PER_DAY,
  usdPerMillionInput: config.OPENAI_USD_PER_MILLION_INPUT,
  usdPerMillionOutput: config.OPENAI_USD_PER_MILLION_OUTPUT,
});
